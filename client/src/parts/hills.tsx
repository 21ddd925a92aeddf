// Three hills at the foot of a page.
import "./hills.css";

/** Draws them behind what stands there; `low` ones are as flat as their place wants them. */
export function Hills({ low = false }: { readonly low?: boolean }) {
  return (
    <svg class="hills" viewBox="0 0 1440 320" preserveAspectRatio={low ? "none" : "xMidYMax slice"} aria-hidden="true">
      <path d="M0 190C160 120 300 150 460 130S760 60 940 110s330 60 500-10v220H0Z" fill="var(--hill-1)" />
      <path d="M0 240c180-60 330-10 520-40s280-70 470-30 300 60 450 10v140H0Z" fill="var(--hill-2)" />
      <path d="M0 285c200-40 420 10 640-20s420-40 800 5v50H0Z" fill="var(--hill-3)" />
    </svg>
  );
}
