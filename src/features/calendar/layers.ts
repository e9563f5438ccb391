import { may } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import type { EventMark } from '@/shared/calendar/events/calendar-event';
import { subStatusInk } from '@/shared/theme/sub-status';

/** What a calendar shows, each part on its own. */
export const LAYERS = ['mine', 'coworkers', 'leads', 'visits', 'tasks', 'cards'] as const;
export type Layer = (typeof LAYERS)[number];

/** Coworkers' events are read when they are asked for. */
export const HIDDEN_AT_FIRST: readonly Layer[] = ['coworkers'];

/** The letter, colour and name of each layer that the viewer may see. */
export function layerMarks(viewer: Viewer): ReadonlyMap<Layer, EventMark> {
  const all: readonly (readonly [Layer, EventMark, boolean])[] = [
    ['mine', { letter: 'E', colour: subStatusInk('violet'), name: 'My events' }, true],
    [
      'coworkers',
      { letter: 'C', colour: subStatusInk('brown'), name: 'Coworkers' },
      may(viewer, 'schedule:everyone') && (viewer.isCompanyAdmin || !viewer.isAdmin),
    ],
    [
      'leads',
      { letter: 'L', colour: subStatusInk('blue'), name: 'Lead appointments' },
      may(viewer, 'customers:view'),
    ],
    ['visits', { letter: 'V', colour: subStatusInk('teal'), name: 'Visits' }, may(viewer, 'jobs:view')],
    ['tasks', { letter: 'T', colour: subStatusInk('green'), name: 'My tasks' }, may(viewer, 'tasks:view')],
    ['cards', { letter: 'K', colour: subStatusInk('rose'), name: 'Kanban cards' }, may(viewer, 'team:view')],
  ];
  return new Map(all.filter(([, , isSeen]) => isSeen).map(([layer, mark]) => [layer, mark]));
}

/** The id of an entry of the calendar, with its layer: `visits:v1`. */
export function entryId(layer: Layer, id: string): string {
  return `${layer}:${id}`;
}

/** The layer and the record's id of an entry. */
export function readEntryId(entry: string): { readonly layer: string; readonly id: string } {
  const at = entry.indexOf(':');
  return { layer: entry.slice(0, at), id: entry.slice(at + 1) };
}
