import { inBatches, inOneWrite } from '@/data/core/change-many';
import type { Intent } from '@/data/core/intent';
import type { Person } from '@/data/employees/use-people';
import { useCommitAll } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { useFormat } from '@/shared/format/format-context';
import { plural } from '@/shared/format/counts';
import { divide } from './record-changes';
import type { RecordStatus } from '@/domain/core/statuses';
import type { RecordChanges, Why } from './record-changes';

/** Changes of many records, each with one Undo for all of them. */
export type BulkChanges<Row> = {
  readonly assign: (rows: readonly Row[], person: Person | null) => void;
  readonly changeStatus: (rows: readonly Row[], to: RecordStatus, why: Why) => void;
  /** With a reason, unfinished records that may be closed are closed first. */
  readonly archive: (rows: readonly Row[], why: Why | null) => void;
  readonly restore: (rows: readonly Row[]) => void;
  /** Any further change, one intent per record; `done` is in the past tense: "with a new follow-up". */
  readonly apply: (intents: readonly Intent[], done: string) => void;
};

/** Changes of many records; those that already have the value or refuse it stay untouched. */
export function useBulkChanges<Row>(noun: RecordChanges<Row>): BulkChanges<Row> {
  const { country } = useFormat();
  const viewer = useViewer();
  const commitAll = useCommitAll();
  const { assign, status, closing } = noun;
  const apply = (intents: readonly Intent[], done: string) => {
    const label = (count: number) => `${plural(count, noun.words.one, country)} ${done}`;
    commitAll(inBatches(intents, label), label(intents.length));
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
    changeStatus: (rows, to, why) =>
      apply(
        divide(rows, (row) => status.refusal(row, to))
          .changing.filter((row) => status.of(row) !== to)
          .map((row) => status.change(viewer, row, to, why, Date.now())),
        `now ${to}`,
      ),
    archive: (rows, why) =>
      apply(
        rows.map((row) => {
          const archived = noun.archive(viewer, row);
          if (!why || !closing || closing.isOver(row) || status.refusal(row, closing.status)) return archived;
          return inOneWrite(status.change(viewer, row, closing.status, why, Date.now()), archived);
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
