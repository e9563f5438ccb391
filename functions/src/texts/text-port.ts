/** What became of a text message handed to a provider. */
export type TextAnswer =
  | { readonly kind: 'sent' }
  /** It did not go and may be tried again later. */
  | { readonly kind: 'busy' }
  /** It did not go, or may not have gone; `why` is a sentence for the office. */
  | { readonly kind: 'failed'; readonly why: string };

/** Hands one text message to a provider. Never throws. */
export type SendText = (to: string, body: string) => Promise<TextAnswer>;
