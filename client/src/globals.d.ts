/** The addresses of the locale files, by part; the build fills them in. */
declare const LOCALES: Readonly<Record<keyof typeof import("../parts.mjs").PARTS, string>>;

declare module "*.svg" {
  const text: string;
  export default text;
}

declare module "*.css";

/** Styles of a part that is loaded when it is wanted: hand them to `adopt` of `parts/lazy.tsx`. */
declare module "*.css?text" {
  const text: string;
  export default text;
}

/** The address of the worker that ticks. */
declare const PULSE: string;
