/** The product's name; screens, mails and the tracking page's footer use it. */
export const PRODUCT_NAME = 'Joblane';

/** The HTTP function of the invite list; also its path on the site's own origin. */
export const INVITE_FUNCTION = `${PRODUCT_NAME}_Invite` as const;

/** Where people write when they need help. */
export const SUPPORT_EMAIL = 'help@joblane.app';
