export { Bell } from './lazy-bell';
export { ChatMark } from './lazy-chat-mark';
export { ChoicesCard } from './choices-card';
