import type { CalendarRecord } from './event';

/** What an invited person may answer. */
export const EVENT_ANSWERS = ['accepted', 'declined', 'maybe'] as const;
export type EventAnswer = (typeof EVENT_ANSWERS)[number];

type Asked = Pick<CalendarRecord, 'answers' | 'start'>;

/** A person's answer, or null. It counts for one start: who accepted Tuesday has not accepted Friday. */
export function answerOf({ answers, start }: Asked, uid: string): EventAnswer | null {
  const [word, at] = (answers[uid] ?? '').split('@');
  return EVENT_ANSWERS.find((one) => one === word && Number(at) === start) ?? null;
}

/** The stored form of an answer: "accepted@1790000000000". */
export function storedAnswer({ start }: Pick<Asked, 'start'>, answer: EventAnswer): string {
  return `${answer}@${start}`;
}

/** The event once a person has answered; null takes the answer back. */
export function answered(event: CalendarRecord, uid: string, answer: EventAnswer | null): CalendarRecord {
  const others = Object.entries(event.answers).filter(([one]) => one !== uid);
  const own = answer === null ? [] : [[uid, storedAnswer(event, answer)] as const];
  return { ...event, answers: Object.fromEntries([...others, ...own]) };
}

/** The people who were invited: the assignees without the organiser. */
export function invitedTo({
  assignees,
  person,
}: Pick<CalendarRecord, 'assignees' | 'person'>): readonly string[] {
  return assignees.filter((uid) => uid !== person);
}

const WORDS: Readonly<Record<EventAnswer | 'none', string>> = {
  accepted: 'accepted',
  declined: 'declined',
  maybe: 'maybe',
  none: 'no answer yet',
};

/** "2 accepted, 1 maybe, 1 no answer yet"; '' for an event without invitations. */
export function answersInWords(event: CalendarRecord): string {
  const given = invitedTo(event).map((uid) => answerOf(event, uid) ?? 'none');
  return (['accepted', 'maybe', 'declined', 'none'] as const)
    .map((answer) => ({ answer, count: given.filter((one) => one === answer).length }))
    .filter(({ count }) => count > 0)
    .map(({ answer, count }) => `${count} ${WORDS[answer]}`)
    .join(', ');
}
