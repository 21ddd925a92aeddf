export function LobbyScreen() {
  return null;
}
