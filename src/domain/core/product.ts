/** The product's name on screens, in mails and in the tracking page's footer. */
export const PRODUCT_NAME = 'Joblane';

export const SUPPORT_EMAIL = 'help@joblane.app';

/** Where recipients report mail that they did not want. */
export const REPORT_EMAIL = 'abuse@joblane.app';
