// The client's beginning: words first, then the page.
import { render } from "preact";
import "../styles/fonts.css";
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/seats.css";
import "../styles/frames.css";
import "../styles/controls.css";
import "../styles/notes.css";
import "../styles/contrast.css";
import "../styles/large.css";
import { App } from "./app/app";
import { followNews, followStandIns } from "./app/follow-news";
import { followFocus } from "./app/keep-focus";
import { followLinks } from "./app/route";
import { language, speak } from "./i18n";
import { followOffline } from "./offline";
import { followBack } from "./parts/back";
import { followTab } from "./parts/by-tab";
import { drawSprite } from "./parts/icon";
import { followSound } from "./sound/follow";
import { followScreens } from "./state/big-screen";
import { followSets } from "./state/sets";
import { theme, wear } from "./theme";

async function begin(): Promise<void> {
  wear(theme.value);
  drawSprite();
  followLinks();
  followBack();
  followFocus();
  followTab();
  followSets();
  followScreens();
  followNews();
  followStandIns();
  followOffline();
  followSound();
  const root = document.getElementById("app");
  if (!root) throw new Error("index.html has no #app");
  // Words that do not come at once (a tunnel, a server that starts anew) are asked for again.
  for (let wait = 300; ; wait = Math.min(wait * 2, 5000)) {
    try {
      await speak(language.value);
      break;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  render(<App />, root);
}

void begin();
