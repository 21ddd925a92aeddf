/** The addresses of the locale files, by part; the build fills them in. */
declare const LOCALES: { readonly main: string; readonly rules: string };

declare module "*.svg" {
  const text: string;
  export default text;
}

declare module "*.css";

/** The address of the worker that ticks. */
declare const PULSE: string;
