import { useMemo, useState } from 'react';
import { toAppError } from '@/data/base/app-error';
import { importPrices } from '@/data/money/price-items';
import { useCommitAll } from '@/data/runtime/use-commit';
import { useUser, useViewer } from '@/data/session/use-session';
import { writtenNumber } from '@/domain/format/number-words';
import type { ColumnTarget } from '@/domain/import/columns/columns';
import type { DuplicateChoice } from '@/domain/import/planned';
import { MOST_PRICE_ROWS } from '@/domain/import/prices/plan';
import type { PriceItem } from '@/domain/money/price-item';
import { limitOf } from '@/domain/plans/plan-limits';
import { useFormat } from '@/shared/format/format-context';
import { plural } from '@/shared/format/counts';
import { homeOrderOf } from '../columns/import-columns';
import { MAX_FILE_BYTES, TOO_LARGE } from '../file-notes';
import type { Preview } from '../preview/preview';
import { createImportWorker } from '../session/worker-api';
import type { Mend, OpenedFile } from '../session/worker-api';
import { priceReader } from './price-reader';

type Opened = Extract<OpenedFile, { readonly ok: true }>;

/** A file that was opened, with the user's choices. */
export type PriceFile = Pick<Opened, 'rows' | 'columns' | 'letters' | 'mapping'> & {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly chosenLetters: string | null;
  readonly choice: DuplicateChoice;
};

/** The import of prices on screen, and what the user can do. */
export type PriceImportFlow = ReturnType<typeof usePriceImport>;

/**
 * Takes a file of prices from choosing to saved lines, with the steps of other imports. At most 2,000 short rows are read
 * in this thread; they are saved as any change is, also offline, with one Undo.
 */
export function usePriceImport(items: readonly PriceItem[], onDone: () => void) {
  const viewer = useViewer();
  const mostRows = limitOf(useUser().tier, 'importRows');
  const commitAll = useCommitAll();
  const { country, currency } = useFormat();
  const worker = useMemo(() => createImportWorker(priceReader), []);
  const [file, setFile] = useState<PriceFile | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** Row count of a file above the plan's limit. */
  const [tooManyRows, setTooManyRows] = useState<number | null>(null);

  const trying = async (run: () => Promise<void>) => {
    setProblem(null);
    await run().catch((error: unknown) => setProblem(toAppError(error).message));
  };

  const open = async (name: string, bytes: Uint8Array, chosenLetters: string | null) => {
    const opened = await worker.open(bytes, { country, currency }, chosenLetters);
    if (!opened.ok) return setProblem(opened.sentence);
    const { rows, columns, letters, mapping } = opened;
    if (rows > MOST_PRICE_ROWS)
      return setProblem(
        `This file has ${writtenNumber(rows, country)} rows; a price list takes ${writtenNumber(MOST_PRICE_ROWS, country)} at once. Split it into parts.`,
      );
    if (mostRows !== null && rows > mostRows) return setTooManyRows(rows);
    setFile({ name, bytes, chosenLetters, rows, columns, letters, mapping, choice: 'skip' });
  };

  return {
    file,
    preview,
    problem,
    mostRows: Math.min(mostRows ?? MOST_PRICE_ROWS, MOST_PRICE_ROWS),
    planRows: mostRows,
    tooManyRows,
    chooseFile: (chosen: File) =>
      trying(async () => {
        setTooManyRows(null);
        if (chosen.size > MAX_FILE_BYTES) return setProblem(TOO_LARGE);
        await open(chosen.name, new Uint8Array(await chosen.arrayBuffer()), null);
      }),
    setLetters: (letters: string) =>
      trying(async () => {
        if (file) await open(file.name, file.bytes, letters);
      }),
    setTarget: (column: number, target: ColumnTarget) =>
      setFile((now) => now && { ...now, mapping: now.mapping.with(column, target) }),
    checkRows: () =>
      trying(async () => {
        if (!file) return;
        const home = homeOrderOf(country);
        const { mapping, choice } = file;
        await worker.read({
          ...{ own: [], mayPrice: true, home, dateOrder: home, statusWords: {} },
          ...{ mapping, country, currency },
        });
        await worker.meet({ items });
        setPreview(await worker.plan(choice));
      }),
    setChoice: (choice: DuplicateChoice) =>
      trying(async () => {
        setFile((now) => now && { ...now, choice });
        setPreview(await worker.plan(choice));
      }),
    checkCell: (mend: Mend) => worker.check(mend),
    mendCell: (mend: Mend) =>
      trying(async () => {
        await worker.mend([mend]);
        if (file) setPreview(await worker.plan(file.choice));
      }),
    start: () =>
      trying(async () => {
        const lines = await worker.batch(0);
        commitAll(importPrices(viewer, lines), `${plural(lines.length, 'line', country)} imported`);
        onDone();
      }),
    leftOut: () => worker.leftOut(),
    backToColumns: () => setPreview(null),
    restart: () => {
      setFile(null);
      setPreview(null);
      setProblem(null);
    },
  };
}
