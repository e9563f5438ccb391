import type { ImportRun } from '@/domain/import-run';
import { joinList, plural } from '@/shared/format/words';

/** What an import did, in a sentence. */
export function importSummary(run: ImportRun): string {
  const { state, created, changed, batches, batchesIn, takenBack, kept } = run;
  switch (state) {
    case 'undoing':
      return `Being taken back: ${plural(takenBack, 'customer')} so far.`;
    case 'undone':
      return `Taken back: ${plural(takenBack, 'customer')}.${kept > 0 ? ` ${plural(kept, 'customer')} stayed, because somebody had worked on them.` : ''}`;
    case 'running':
    case 'stopped':
    case 'done': {
      const parts = [
        ...(created > 0 ? [`${plural(created, 'customer')} added`] : []),
        ...(changed > 0 ? [`${plural(changed, 'customer')} updated`] : []),
      ];
      const brought = parts.length === 0 ? 'Nothing came in' : joinList(parts);
      return batchesIn < batches ? `${brought}, then it stopped.` : `${brought}.`;
    }
  }
}

/** What Undo will do, for the question before it. */
export function undoQuestion({ created, changed, newFields }: ImportRun): string {
  const parts = [
    ...(created > 0
      ? [`${plural(created, 'customer')} it added ${created === 1 ? 'is' : 'are'} deleted`]
      : []),
    ...(changed > 0
      ? [
          `${plural(changed, 'customer')} it changed ${changed === 1 ? 'gets' : 'get'} back what was there before`,
        ]
      : []),
  ];
  return `${joinList(parts)}. Customers that somebody has worked on since stay as they are and are listed.${newFields.length > 0 ? ` ${plural(newFields.length, 'own field')} made for it ${newFields.length === 1 ? 'goes' : 'go'} too, unless a customer has a value there.` : ''}`;
}
