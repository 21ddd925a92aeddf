// What every screen of a game looks like: the one list of its styles, since of two rules that weigh the same the later wins.
import "../cards/cards.css";
import "../cards/clue.css";
import "../cards/seats.css";
import "./table.css";
import "../cards/board.css";
import "../cards/look.css";
import "../cards/dial.css";
import "./windows.css";
import "./on-screen.css";
