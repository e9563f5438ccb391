import { inBatches, inOneWrite } from '@/data/core/change-many';
import type { Intent } from '@/data/core/intent';
import type { OpenWork } from '@/data/jobs/open-work';
import type { Person } from '@/data/employees/use-people';
import { useCommitAll } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { useFormat } from '@/shared/format/format-context';
import { plural } from '@/shared/format/counts';
import { divide } from './record-changes';
import type { RecordChanges, Why } from './record-changes';

/** Changes of many records, each with one Undo for all of them. */
export type BulkChanges<Row> = {
  readonly assign: (rows: readonly Row[], person: Person | null) => void;
  /** `work` is cancelled with records that are cancelled. */
  readonly changeStatus: (rows: readonly Row[], to: string, why: Why, work?: OpenWork) => void;
  /** With a reason, unfinished records that may be closed are closed first, and `work` is cancelled. */
  readonly archive: (rows: readonly Row[], why: Why | null, work?: OpenWork) => void;
  readonly restore: (rows: readonly Row[]) => void;
  /** Any further change, one intent per record; `done` is in the past tense: "with a new follow-up". */
  readonly apply: (intents: readonly Intent[], done: string) => void;
};

/** Changes of many records; those that already have the value or refuse it stay untouched. */
export function useBulkChanges<Row>(noun: RecordChanges<Row>): BulkChanges<Row> {
  const { country } = useFormat();
  const viewer = useViewer();
  const commitAll = useCommitAll();
  const { assign, status, closing, below } = noun;
  const apply = (intents: readonly Intent[], done: string) => {
    const label = (count: number) => `${plural(count, noun.words.one, country)} ${done}`;
    commitAll(inBatches(intents, label), label(intents.length));
  };
  /** With work below them, each record is a batch of its own: the rules read the job of each visit. */
  const applyEach = (changes: readonly (readonly Intent[])[], done: string) => {
    const label = (count: number) => `${plural(count, noun.words.one, country)} ${done}`;
    const alone = changes.filter((intents) => intents.length === 1 && !isLong(intents)).flat();
    const large = changes.filter((intents) => intents.length > 1 || isLong(intents)).flat();
    commitAll([...inBatches(alone, label), ...large], label(changes.length));
  };
  return {
    apply,
    assign: (rows, person) =>
      apply(
        divide(rows, assign.refusal)
          .changing.filter((row) => !assign.isAssigned(row, person?.uid ?? ''))
          .map((row) => assign.change(viewer, row, person)),
        person ? `assigned to ${person.name}` : 'taken from their salesperson',
      ),
    changeStatus: (rows, to, why, work) => {
      if (!status) return;
      applyEach(
        divide(rows, (row) => status.refusal(row, to))
          .changing.filter((row) => status.of(row) !== to)
          .map((row) =>
            below && work && to === closing?.status
              ? below.cancel(viewer, row, work, why, Date.now())
              : [status.change(viewer, row, to, why, Date.now())],
          ),
        `now ${to}`,
      );
    },
    archive: (rows, why, work) =>
      applyEach(
        rows.map((row) => {
          const archived = noun.archive(viewer, row);
          if (!why || (closing && (closing.isOver(row) || status?.refusal(row, closing.status))))
            return [archived];
          const at = Date.now();
          const closed = closing && status ? [status.change(viewer, row, closing.status, why, at)] : [];
          const [first, ...more] = below && work ? below.cancel(viewer, row, work, why, at) : closed;
          return [first ? inOneWrite(first, archived) : archived, ...more];
        }),
        'archived',
      ),
    restore: (rows) =>
      apply(
        rows.map((row) => noun.restore(viewer, row)),
        'restored',
      ),
  };
}

/** Whether a change writes more than its record and the timeline beside it. */
function isLong(intents: readonly Intent[]): boolean {
  return intents.some(({ writes }) => writes.length > 1);
}
