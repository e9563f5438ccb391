/** A column of a file: its header and trimmed cells from the top; '' for an empty one. */
export type FileColumn = { readonly header: string; readonly values: readonly string[] };
