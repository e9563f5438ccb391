/** The product's name; screens, mails and the tracking page's footer use it. */
export const PRODUCT_NAME = 'Joblane';

/** Prefix of the product's public functions: `{product}_Invite` is `Joblane_Invite`. */
export const PRODUCT_KEY = 'Joblane';

/** Where people write when they need help. */
export const SUPPORT_EMAIL = 'help@joblane.app';
