import type { ImportRun } from '@/domain/import/import-run';
import { capitalised } from '@/domain/core/spelling';
import { plural } from '@/shared/format/counts';
import { joinList } from '@/shared/format/words';
import type { ImportWords } from '../kind/import-kind';

/** A number of records and what is said of them; '' without any. */
const said = (count: number, one: string, country: string, what: string) =>
  count > 0 ? `${plural(count, one, country)} ${what}` : '';

/** The result of an import, in a sentence. */
export function importSummary(run: ImportRun, one: string, country: string): string {
  const { state, created, changed, batches, batchesIn, takenBack, kept } = run;
  switch (state) {
    case 'undoing':
      return `Being taken back: ${plural(takenBack, one, country)} so far.`;
    case 'undone':
      return `Taken back: ${plural(takenBack, one, country)}.${kept > 0 ? ` ${plural(kept, one, country)} stayed, because ${kept === 1 ? 'it was' : 'they were'} changed.` : ''}`;
    case 'running':
    case 'stopped':
    case 'done': {
      const counted = [said(created, one, country, 'added'), said(changed, one, country, 'updated')];
      const brought = joinList(counted.filter(Boolean)) || 'Nothing came in';
      return batchesIn < batches ? `${brought}, then it stopped.` : `${brought}.`;
    }
  }
}

/** The effect of Undo, for its confirmation. */
export function undoQuestion(
  { created, changed, newFields }: ImportRun,
  { one, many }: Pick<ImportWords, 'one' | 'many'>,
  country: string,
): string {
  const back = `it changed ${changed === 1 ? 'gets' : 'get'} back what was there before`;
  const parts = [
    said(created, one, country, `it added ${created === 1 ? 'is' : 'are'} deleted`),
    said(changed, one, country, back),
  ];
  return `${joinList(parts.filter(Boolean))}. ${capitalised(many)} that were changed since stay as they are and are listed.${newFields.length > 0 ? ` ${plural(newFields.length, 'own field', country)} made for it ${newFields.length === 1 ? 'goes' : 'go'} too, unless a ${one} has a value there.` : ''}`;
}
