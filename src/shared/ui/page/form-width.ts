/** Width in pixels of pages with forms and settings: two columns of fields. */
export const FORM_WIDTH = 864;
