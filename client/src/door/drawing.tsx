// The door with a hare in it, drawn into the page with the first of its pictures.
import { drawSprite } from "../parts/icon";
import { adopt } from "../parts/lazy";
import styles from "./door.css?text";
import drawing from "./door.svg";

adopt(styles);
drawSprite(drawing);

/** The picture. */
export function DoorPicture() {
  return (
    <svg class="door-picture" viewBox="0 0 48 56" aria-hidden="true">
      <use href="#p-door" />
    </svg>
  );
}
