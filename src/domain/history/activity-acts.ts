import type { Activity } from './activity';
import { PERSONAL_KINDS } from './activity';

/** What a person did, in one entry: the leading entry, and those that the same press brought with it. */
export type Act = {
  readonly entry: Activity;
  /** What it amounts to where the entry alone does not say so. */
  readonly meaning: 'sold' | 'undidSold' | null;
  /** The other entries of the same batch, in the order of the history. */
  readonly details: readonly Activity[];
};

/**
 * Joins the entries of a history (newest first) to acts. One save of amounts and other fields is kept as two
 * entries of one id, since not everybody may read amounts; one sale is kept as an entry for each record.
 */
export function actsOf(entries: readonly Activity[]): readonly Act[] {
  const whole = joinById(entries);
  const batches = grouped(whole, batchOf);
  return whole.flatMap((entry) => {
    const batch = batches.get(batchOf(entry)) ?? [entry];
    const head = headOf(batch);
    if (head === null) return [{ entry, meaning: null, details: [] }];
    if (head !== entry) return [];
    const details = batch.filter((other) => other !== head);
    return [{ entry: head, meaning: meaningOf(head), details }];
  });
}

function joinById(entries: readonly Activity[]): readonly Activity[] {
  return [...grouped(entries, ({ uuid }) => uuid).values()].flatMap(([first, ...parts]) =>
    first ? [{ ...first, changes: [first, ...parts].flatMap(({ changes }) => changes) }] : [],
  );
}

function grouped(
  entries: readonly Activity[],
  keyOf: (entry: Activity) => string,
): ReadonlyMap<string, readonly Activity[]> {
  const groups = new Map<string, Activity[]>();
  for (const entry of entries) {
    const group = groups.get(keyOf(entry));
    if (group) group.push(entry);
    else groups.set(keyOf(entry), [entry]);
  }
  return groups;
}

/** One batch has one time and one author; an entry without an author, or written by hand, is one of its own. */
function batchOf(entry: Activity): string {
  const { createdBy, createdAt, customerId, uuid, kind } = entry;
  const isAlone = createdBy === '' || customerId === '' || PERSONAL_KINDS.includes(kind);
  return isAlone ? uuid : `${createdAt} ${createdBy} ${customerId}`;
}

/** The entry that leads a batch: the customer's of a sale, else the tracker that was made with a job. Null for others. */
function headOf(batch: readonly Activity[]): Activity | null {
  const sale = batch.find((entry) => meaningOf(entry) !== null);
  if (sale) return sale;
  const hasJob = batch.some(({ noun, kind }) => noun === 'job' && kind === 'created');
  const made = batch.find(
    ({ noun, kind, changes }) => noun === 'tracker' && kind === 'created' && changes.length === 0,
  );
  return (hasJob ? made : undefined) ?? null;
}

function meaningOf({ noun, changes }: Activity): Act['meaning'] {
  if (noun !== 'customer') return null;
  const list = changes.find(({ field }) => field === 'listOrganizer');
  if (list?.before === 'Open' && list.after === 'Sold') return 'sold';
  return list?.before === 'Sold' && list.after === 'Open' ? 'undidSold' : null;
}
