/** Maximum content width of a public page in pixels, and its side padding. */
export const SITE_CONTENT = {
  maxWidth: 1248,
  marginInline: 'auto',
  paddingInline: { xs: 2, md: 3 },
} as const;
