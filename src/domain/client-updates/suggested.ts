import type { BusinessSettings } from '../company/company';
import type { UpdateKind } from '../company/update-kinds';
import { UPDATES_SAID } from './updates-said';

/** What a business that never chose is offered: where the work is, and when the crew comes. */
export const SUGGESTED_UPDATES = [
  'stage',
  'booked',
  'moved',
  'reminder',
  'done',
] as const satisfies readonly UpdateKind[];

/** The offered mails in their first wording, as the settings keep them. */
export function suggestedUpdates(): BusinessSettings['clientUpdates'] {
  return SUGGESTED_UPDATES.map((kind) => ({
    kind,
    subject: UPDATES_SAID[kind].subject,
    text: UPDATES_SAID[kind].body,
  }));
}
