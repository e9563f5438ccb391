/** Whether this build offers text messages to clients: on where Twilio is set up, see docs/deploy.md. */
export const OFFERS_TEXTS = import.meta.env.VITE_TEXT_MESSAGES === 'on';
