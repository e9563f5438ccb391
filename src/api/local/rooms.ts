import type { Rooms } from './router';

/** The local answers to every call, by the first segment of its path. */
export const ROOMS: Rooms = {};
