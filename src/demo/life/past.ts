import type { Activity } from '@/domain/history/activity';
import { diffRecord } from '@/domain/history/activity-diff';
import { entryOfWrite, subjectOf } from '@/domain/history/activity-entry';
import type { Infer } from '@/domain/core/shape';
import { nounNamed } from '@/domain/nouns';
import type { NOUNS } from '@/domain/nouns';
import type { Stamp } from './chronicle';

type Told = { readonly [N in (typeof NOUNS)[number] as N['name']]: Infer<N['shape']> };

/** One change of a record by a person; `at` is epoch ms. */
export type Write<R> = Stamp & { readonly changes: Partial<R> };

/**
 * A record as it is after its writes, oldest first, with the entries that functions would have made of them.
 * The record is as it was made, with its stamps. Entries are open to the people it has in the end.
 */
export function pastOf<N extends keyof Told>(
  name: N,
  made: Told[N],
  writes: readonly Write<Told[N]>[],
  nameOf: (uid: string) => string,
): { readonly record: Told[N]; readonly activity: readonly Activity[] } {
  const noun = nounNamed(name);
  const { uuid, owner } = made;
  const entries: Activity[] = [];
  const enter = (
    kind: Activity['kind'],
    record: Told[N],
    { by, at }: Stamp,
    changes: Activity['changes'] = [],
  ) =>
    entries.push(
      entryOfWrite({
        ...{ uuid: `${uuid}-past-${entries.length + 1}`, by, at, byName: nameOf(by), kind, changes, owner },
        subject: subjectOf(noun, uuid, record),
        assignees: record.assignees,
      }),
    );
  enter('created', made, { by: made.createdBy, at: made.createdAt });
  const record = writes.reduce((before, { changes, by, at }) => {
    const after = { ...before, ...changes, updatedAt: at, updatedBy: by };
    const { plain } = diffRecord(noun.shape, before, after, nameOf);
    if (plain.length > 0) enter('changed', after, { by, at }, plain);
    return after;
  }, made);
  return { record, activity: entries.map((entry) => ({ ...entry, assignees: record.assignees })) };
}
