/** A phone in landscape: fixed bars above and below would leave half a card between them. */
export const LOW_WINDOW = '@media (max-height: 500px) and (max-width: 899.95px)';
