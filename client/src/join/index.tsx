export function JoinPage(_: { readonly code: string }) {
  return null;
}
