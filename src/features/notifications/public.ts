export { EarlyBell } from './early-bell';
export { ChatMark, MailMark } from './lazy-unread-marks';
export { ChoicesCard } from './choices-card';
