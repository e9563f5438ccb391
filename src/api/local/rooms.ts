import type { Rooms } from './router';

/** The local answers to every call, by the first segment of its path. */
export const ROOMS: Rooms = {
  chat: async () => (await import('./chat/chat-handlers')).chatHandlers,
  kanban: async () => (await import('./kanban/kanban-handlers')).kanbanHandlers,
  notifications: async () => (await import('./notifications/notifications-handlers')).notificationsHandlers,
  calendar: async () => (await import('./calendar/calendar-handlers')).calendarHandlers,
  mail: async () => (await import('./mail/mail-handlers')).mailHandlers,
};
