// Where an album is read from.

/** Whose album: a game of a table, or what a secret opens. */
export type AlbumSource = { readonly code: string; readonly game: number } | { readonly secret: string };
