import { isFoundIn, keysOf } from '../search/find';
import { wordsOf } from '../search/words';
import { MOST_MESSAGE_KEYS } from './message';
import type { Message } from './message';

/** The beginnings of words that a search queries a message by: as much of the text as fits. */
export function messageKeys(body: string): readonly string[] {
  return keysOf(wordsOf(body), MOST_MESSAGE_KEYS);
}

/** Whether every typed word begins a word of the message; true for an empty search. */
export function isMessageFound(typed: string, { body }: Pick<Message, 'body'>): boolean {
  return isFoundIn(typed, () => wordsOf(body));
}
