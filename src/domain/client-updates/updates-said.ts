import type { UpdateKind } from '../company/update-kinds';

/** Words that a text may hold in braces; each is replaced by a value of the record. */
export const PLACEHOLDERS = [
  'client',
  'business',
  'job',
  'stage',
  'date',
  'time',
  'crew',
  'address',
  'note',
  'review',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

const ALWAYS: readonly Placeholder[] = ['client', 'business', 'job', 'address'];
const OF_VISIT: readonly Placeholder[] = [...ALWAYS, 'date', 'time', 'crew', 'note'];

type UpdateSaid = {
  readonly label: string;
  readonly text: string;
  /** The placeholders that have a value on this occasion. */
  readonly placeholders: readonly Placeholder[];
  readonly subject: string;
  readonly body: string;
};

/** Each occasion in the settings' words, with the text a business starts from. */
export const UPDATES_SAID: Readonly<Record<UpdateKind, UpdateSaid>> = {
  stage: {
    label: 'A stage is reached',
    text: 'Ten minutes after the tracker moves on, so that a slip of the hand sends nothing.',
    placeholders: [...ALWAYS, 'stage'],
    subject: '{job}: {stage}',
    body: 'Hello {client},\n\nyour project has reached a new stage: {stage}.',
  },
  booked: {
    label: 'A visit is booked',
    text: 'Ten minutes after the visit is planned.',
    placeholders: OF_VISIT,
    subject: 'We come on {date}',
    body: 'Hello {client},\n\nwe have planned to be at {address} on {date}, {time}.',
  },
  moved: {
    label: 'A visit is moved',
    text: 'Ten minutes after the last change, with the new day and time.',
    placeholders: OF_VISIT,
    subject: 'New day: {date}',
    body: 'Hello {client},\n\nour visit has moved. We are now at {address} on {date}, {time}.\n\n{note}',
  },
  reminder: {
    label: 'The day before a visit',
    text: 'From four in the afternoon on, for visits of the next day that the client did not just hear of.',
    placeholders: OF_VISIT,
    subject: 'Tomorrow: {job}',
    body: 'Hello {client},\n\nwe come tomorrow, {date}, {time}. Please keep the driveway free.\n\n{note}',
  },
  onTheWay: {
    label: 'The crew is on its way',
    text: 'At once, when the crew says so.',
    placeholders: OF_VISIT,
    subject: 'We are on our way',
    body: 'Hello {client},\n\nwe are on our way to {address}.',
  },
  done: {
    label: 'The work is complete',
    text: 'Ten minutes after the tracker is complete.',
    placeholders: ALWAYS,
    subject: '{job} is complete',
    body: 'Hello {client},\n\nthe work at {address} is complete. Thank you for your trust.',
  },
  review: {
    label: 'Ask for a review',
    text: 'Two days after the tracker is complete, once.',
    placeholders: [...ALWAYS, 'review'],
    subject: 'How did we do?',
    body: 'Hello {client},\n\nare you happy with your new roof? A short review helps us a lot:\n{review}',
  },
};
