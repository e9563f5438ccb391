import { useState } from 'react';
import { notify } from '../feedback/notify';
import { useStableHandler } from '../ui/hooks/use-stable-handler';

/** Milliseconds after a move in which another user's move of the same record is told. */
const CROSSING = 30_000;

type Moved = { readonly uuid: string; readonly updatedBy?: string };

/** A move made here: where the record was and is, and when (epoch ms). */
type Own = { readonly from: string; readonly to: string; readonly at: number };

export type ContestedMovesOptions<R> = {
  readonly uid: string;
  readonly nameOf: (uid: string) => string;
  /** Where a record is, for a sentence and to compare: "Mon, Nov 30, 8:00 am with Tom Becker". */
  readonly placeOf: (record: R) => string;
};

export type ContestedMoves<R> = {
  /** Tells that a drag changed nothing, because another user had moved the record; null when it is no longer shown. */
  readonly tellTaken: (now: R | null) => void;
  /** Remembers a move made here. */
  readonly note: (before: R, after: R) => void;
  /** Takes the newest records, and tells whose move replaced one made here. */
  readonly see: (rows: readonly R[]) => void;
};

/**
 * Tells users who move the same record at the same time. The last write stays; the other user learns that
 * their move was not made, or was replaced, and where the record is now.
 */
export function useContestedMoves<R extends Moved>({
  uid,
  nameOf,
  placeOf,
}: ContestedMovesOptions<R>): ContestedMoves<R> {
  const [noted] = useState(() => new Map<string, Own>());
  const who = ({ updatedBy = '' }: R) => (updatedBy === uid ? 'You' : nameOf(updatedBy) || 'Another user');
  return {
    tellTaken: useStableHandler((now: R | null) =>
      notify.info(
        now
          ? `${who(now)} moved it while you held it. It is now ${placeOf(now)}. Your move was not made.`
          : 'Another user moved or removed it while you held it. Your move was not made.',
      ),
    ),
    note: useStableHandler((before: R, after: R) => {
      noted.set(before.uuid, { from: placeOf(before), to: placeOf(after), at: Date.now() });
    }),
    see: useStableHandler((rows: readonly R[]) => {
      for (const row of rows) {
        const own = noted.get(row.uuid);
        // A row from the directory does not say who changed it; the record follows.
        if (!own || row.updatedBy === undefined) continue;
        const place = placeOf(row);
        if (place === own.to) noted.set(row.uuid, { ...own, from: own.to });
        if (row.updatedBy === uid || place === own.from || place === own.to) continue;
        noted.delete(row.uuid);
        if (Date.now() - own.at > CROSSING) continue;
        notify.info(`${who(row)} moved it at the same time as you. It is now ${place}.`);
      }
    }),
  };
}
