import type { Activity } from './activity';
import { PERSONAL_KINDS } from './activity';

/** One action of a person: the leading entry, and the others of the same write. */
export type Act = {
  readonly entry: Activity;
  readonly meaning: 'sold' | 'undidSold' | null;
  /** The other entries of the batch, in the order of the history. */
  readonly details: readonly Activity[];
};

/**
 * Groups a history's entries (newest first) into actions. One save of amounts and other fields has two
 * entries with one id, since not all users may read amounts; a sale has one per record.
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

/** A batch has one time and one author; handwritten entries and those without an author are separate. */
function batchOf(entry: Activity): string {
  const { createdBy, createdAt, customerId, uuid, kind } = entry;
  const isAlone = createdBy === '' || customerId === '' || PERSONAL_KINDS.includes(kind);
  return isAlone ? uuid : `${createdAt} ${createdBy} ${customerId}`;
}

/** The leading entry of a batch: a sale's customer, else the tracker created with a job. Null for others. */
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
