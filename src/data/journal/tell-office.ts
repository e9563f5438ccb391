import { MOST_NAMED } from '@/domain/notifications/refused-words';
import { personKey } from '@/domain/session/person-keys';
import { callFunction } from '../callables/function-caller';
import type { Ref } from '../store/port';
import type { JournalEntry } from './kept/entry';

/** Whether administrators have a notice of this user's refused changes, as far as this browser knows. */
export function hasToldOffice(uid: string): boolean {
  try {
    return localStorage.getItem(keyOf(uid)) !== null;
  } catch {
    return false;
  }
}

/** Tells administrators which changes of this user were refused; without any, ends their notice. */
export async function tellOffice(
  uid: string,
  refused: readonly Pick<JournalEntry, 'writes'>[],
): Promise<void> {
  const refs = refused.flatMap(({ writes }) => writes.slice(0, 1).map(({ ref }) => ref));
  const records = refs.filter(isNameable).slice(0, MOST_NAMED);
  // Before the call: an answer that is lost may have been a notice.
  if (refused.length > 0) keep(() => localStorage.setItem(keyOf(uid), ''));
  await callFunction('reportRefused', { count: refused.length, records }, () => undefined);
  if (refused.length === 0) keep(() => localStorage.removeItem(keyOf(uid)));
}

/** Documents under others, and those whose ids are composed of others, are counted only. */
function isNameable({ collection, id }: Ref): boolean {
  return !collection.includes('/') && /^[\w-]{1,200}$/.test(id);
}

const keyOf = (uid: string) => personKey(uid, 'office-told');

function keep(change: () => void): void {
  try {
    change();
  } catch {}
}
