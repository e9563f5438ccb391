/** A phone on its side: what stands still above and below would leave half a card between. */
export const LOW_WINDOW = '@media (max-height: 500px) and (max-width: 899.95px)';
