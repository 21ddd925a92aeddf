/** Which files of a language a browser reads: `main` at once, the others when somebody opens what they word. */
export const PARTS = {
  main: ["common", "home", "lobby", "table", "reveal", "errors"],
  rules: ["rules"],
  gallery: ["gallery"],
  final: ["final"],
  album: ["album"],
  talk: ["talk"],
  spark: ["spark"],
  moving: ["moving"],
  lock: ["lock"],
  calls: ["calls"],
  door: ["door"],
  players: ["players"],
  tv: ["tv"],
  sound: ["sound"],
  lessons: ["lessons"],
  round: ["round"],
};
