// Plain, old JavaScript: sets the theme before the first paint, has the words of the chosen language fetched early, and
// tells browsers that are too old for the game.
// No build step may make this newer than what it has to run on.
(function () {
  var root = document.documentElement;
  // Filled in by the build, from the locale files.
  var words = { WORDS: 0 };
  var language = (root.getAttribute("lang") || "en").slice(0, 2);
  try {
    // The server knows the browser's languages alone.
    var chosen = window.localStorage.getItem("moonhare-language");
    if (Object.prototype.hasOwnProperty.call(words, chosen)) language = chosen;
    var theme = window.localStorage.getItem("moonhare-theme");
    if (theme === "paper" || theme === "night") root.setAttribute("data-theme", theme);
  } catch (_error) {
    // A private window without storage: night it is, in the browser's language.
  }
  var preload = document.createElement("link");
  preload.setAttribute("rel", "preload");
  preload.setAttribute("as", "fetch");
  preload.setAttribute("crossorigin", "");
  preload.setAttribute("href", "MAIN_WORDS".replace("{lang}", words[language] ? language : "en"));
  document.head.appendChild(preload);
  var css = window.CSS;
  var modern =
    "noModule" in document.createElement("script") &&
    typeof window.WebSocket === "function" &&
    typeof window.fetch === "function" &&
    typeof Array.prototype.at === "function" &&
    typeof window.structuredClone === "function" &&
    css &&
    css.supports &&
    css.supports("inline-size", "1px") &&
    css.supports("container-type", "inline-size") &&
    css.supports("color", "color-mix(in srgb, red, blue)");
  if (modern) return;
  window.onload = function () {
    var note = document.createElement("p");
    note.className = "too-old";
    note.setAttribute("role", "alert");
    note.appendChild(document.createTextNode(words[language] || words.en));
    document.body.insertBefore(note, document.body.firstChild);
  };
})();
