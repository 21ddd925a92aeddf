export function FinalScreen() {
  return null;
}
