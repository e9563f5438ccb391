/** The step of an import. */
export type ImportStep =
  | { readonly at: 'opening' }
  | { readonly at: 'choose' }
  | { readonly at: 'busy'; readonly label: string; readonly done: number; readonly total: number }
  | { readonly at: 'map' }
  | { readonly at: 'preview' }
  | { readonly at: 'saving' };
