// A button that shows only an icon; its words are told by name and on hovering.
import { Icon } from "./icon";

export interface IconButtonProps {
  readonly icon: string;
  /** What it does, in words. */
  readonly label: string;
  /** A shorter word on hovering. */
  readonly title?: string;
  readonly disabled?: boolean;
  readonly onClick: () => unknown;
}

/** Shows the button. */
export function IconButton({ icon, label, title = label, disabled, onClick }: IconButtonProps) {
  return (
    <button type="button" class="icon-btn" aria-label={label} title={title} disabled={disabled} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
