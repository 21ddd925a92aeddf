// A button that shows only an icon; its words are told by name and on hovering.
import { Icon } from "./icon";

export interface IconButtonProps {
  readonly icon: string;
  /** What it does, in words. */
  readonly label: string;
  /** A shorter word on hovering. */
  readonly title?: string;
  readonly disabled?: boolean;
  /** A class of its own, where a layout may leave it out. */
  readonly class?: string;
  readonly onClick: () => unknown;
}

/** Shows the button. */
export function IconButton({ icon, label, title = label, disabled, class: more = "", onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      class={`icon-btn ${more}`}
      aria-label={label}
      title={title}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
