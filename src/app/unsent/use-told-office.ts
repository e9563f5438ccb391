import { useEffect, useRef } from 'react';
import type { JournalEntry } from '@/data/journal/kept/entry';
import { hasToldOffice, tellOffice } from '@/data/journal/tell-office';
import { useIsOnline } from '@/data/runtime/use-is-online';
import { useUser } from '@/data/session/use-session';
import { MINUTE_MS, SECOND_MS } from '@/domain/time/time';

/** The user gets this long to solve it alone, ms. */
const REFUSED_FOR_MS = MINUTE_MS;

/** Longer than the journal takes to load at the start of a visit, ms. */
const NONE_FOR_MS = 10 * SECOND_MS;

/** Keeps the company's administrators informed of an employee's refused changes, and of their end. */
export function useToldOffice(entries: readonly JournalEntry[]): void {
  const { uuid: uid, companyUser, isCompanyAdmin } = useUser();
  const isOnline = useIsOnline();
  const refused = entries.filter(({ refusal }) => refusal !== null);
  const latest = useRef(refused);
  const changes = refused.map(({ opId }) => opId).join();

  useEffect(() => {
    latest.current = refused;
  });
  useEffect(() => {
    if (!companyUser || !isOnline) return undefined;
    const isDue = changes === '' ? hasToldOffice(uid) : !isCompanyAdmin;
    if (!isDue) return undefined;
    const tell = () => {
      // Tried again at the next change, connection or start.
      tellOffice(uid, latest.current).catch(() => undefined);
    };
    const timer = setTimeout(tell, changes === '' ? NONE_FOR_MS : REFUSED_FOR_MS);
    return () => clearTimeout(timer);
  }, [changes, companyUser, isCompanyAdmin, isOnline, uid]);
}
