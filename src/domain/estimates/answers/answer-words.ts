import type { Decision } from './decision';

/** How an answer reached the business, after what was answered: "Approved, version 2, by phone". */
export const ANSWER_WAYS: Readonly<Record<Decision['how'], string>> = {
  Link: 'on the client’s page',
  'In person': 'in person',
  'By phone': 'by phone',
  'By e-mail': 'by e-mail',
  'On paper': 'on paper',
};

/** Whether the business noted an answer on behalf of the client, without a signature of theirs in the app. */
export function isOnBehalf({ how }: Pick<Decision, 'how'>): boolean {
  return how !== 'Link' && how !== 'In person';
}

/** "by phone, noted by Dana Hollis"; `notedBy` is '' where nobody is named. */
export function answerWay({ how }: Pick<Decision, 'how'>, notedBy: string): string {
  return isOnBehalf({ how }) && notedBy !== ''
    ? `${ANSWER_WAYS[how]}, noted by ${notedBy}`
    : ANSWER_WAYS[how];
}
