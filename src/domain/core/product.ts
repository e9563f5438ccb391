/** The product's name; screens, mails and the tracking page's footer use it. */
export const PRODUCT_NAME = 'Joblane';

/** Where people write when they need help. */
export const SUPPORT_EMAIL = 'help@joblane.app';
