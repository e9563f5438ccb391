import { useMemo } from 'react';
import { usePeople } from '@/data/employees/use-people';
import { useLive } from '@/data/live/use-live';
import { connectionsWith } from '@/data/network/network';
import { useViewer } from '@/data/session/use-session';

/** How a person appears beside what they wrote. */
export type Author = {
  readonly name: string;
  readonly picture: string;
  /** "You", "Coworker", or a connection's business. */
  readonly about: string;
  /** Whether they are a coworker or connection, so that their profile is shown to the user. */
  readonly isKnown: boolean;
};

/** Authors by uid, named by the roster and the user's own connections, of which only `uids` are read. */
export function useAuthors(uids: readonly string[]): (uid: string) => Author {
  const viewer = useViewer();
  const { byUid } = usePeople();
  const others = [...new Set(uids)].filter((uid) => !byUid.has(uid)).toSorted((a, b) => a.localeCompare(b));
  const { rows } = useLive(others.length === 0 ? null : connectionsWith(viewer, others));
  return useMemo(() => {
    const connected = new Map(rows.map((one) => [one.other, one]));
    return (uid) => {
      const coworker = byUid.get(uid);
      if (coworker) {
        const about = uid === viewer.uid ? 'You' : 'Coworker';
        return { name: coworker.name, picture: coworker.picture, about, isKnown: true };
      }
      const other = connected.get(uid);
      return {
        name: other?.otherName ?? 'Someone',
        picture: '',
        about: other?.otherBusiness ?? '',
        isKnown: other !== undefined,
      };
    };
  }, [byUid, rows, viewer.uid]);
}
