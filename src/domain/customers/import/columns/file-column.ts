/** One column of a file: its header and its cells from the top, trimmed; '' for an empty one. */
export type FileColumn = { readonly header: string; readonly values: readonly string[] };
