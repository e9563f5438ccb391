export { EarlyBell } from './early-bell';
export { ChatMark } from './lazy-chat-mark';
export { ChoicesCard } from './choices-card';
