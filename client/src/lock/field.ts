// The field that a password is typed into: in clear, for friends say it aloud, and as it is typed.

/** What every such field has. */
export const PASSWORD_FIELD = {
  class: "input",
  name: "password",
  type: "text",
  autoComplete: "off",
  autoCapitalize: "none",
  spellcheck: false,
  maxLength: 100,
} as const;
