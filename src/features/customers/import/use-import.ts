import { useRef, useState } from 'react';
import { editSettings } from '@/data/business-settings';
import { findExisting, importBatches } from '@/data/imports';
import type { ImportBatches } from '@/data/imports';
import { useStore } from '@/data/live/use-live';
import { useRoster, useSettings, useViewer } from '@/data/session/use-session';
import { useCommitAsync } from '@/data/use-commit';
import type { Customer } from '@/domain/customer';
import { AppError } from '@/domain/errors';
import { guessMapping } from '@/domain/import/guess-mapping';
import { countPlan, planImport } from '@/domain/import/plan';
import type { DuplicateChoice } from '@/domain/import/plan';
import type { ImportDraft } from '@/domain/import/read-row';
import type { ColumnTarget } from '@/domain/import/targets';
import { newFieldsOf } from './new-fields';
import type { FileTable } from './read-file';
import { useTableReader } from './table-reader';

/** Largest file read in one go; 10,000 rows are about 2 MB. */
const MAX_FILE_BYTES = 20_000_000;

export type ImportStep =
  | { readonly at: 'choose' }
  | { readonly at: 'busy'; readonly label: string; readonly done: number; readonly total: number }
  | { readonly at: 'map' }
  | { readonly at: 'preview' }
  | { readonly at: 'running'; readonly done: number; readonly total: number }
  | { readonly at: 'stopped'; readonly done: number; readonly total: number; readonly error: AppError | null }
  | { readonly at: 'done' };

/** Everything known of a file that is being imported. */
type Work = {
  readonly fileName: string;
  readonly table: FileTable;
  readonly mapping: readonly ColumnTarget[];
  readonly drafts: readonly ImportDraft[];
  readonly existing: readonly Customer[];
};

const NOTHING: Work = {
  fileName: '',
  table: { headers: [], rows: [], encoding: '', delimiter: '' },
  mapping: [],
  drafts: [],
  existing: [],
};

/** Takes a file from choosing to saved customers; each step can be gone back from until it runs. */
export function useImport() {
  const viewer = useViewer();
  const roster = useRoster();
  const { settings, saved } = useSettings();
  const store = useStore();
  const commit = useCommitAsync();
  const reader = useTableReader();
  const [work, setWork] = useState(NOTHING);
  const [step, setStep] = useState<ImportStep>({ at: 'choose' });
  const [problem, setProblem] = useState<string | null>(null);
  const [choice, setChoice] = useState<DuplicateChoice>('skip');
  const running = useRef<{
    readonly all: ImportBatches;
    next: number;
    done: number;
    cancelled: boolean;
  } | null>(null);

  const plan = planImport(work.drafts, work.existing, choice);
  const counts = countPlan(plan);
  const context = { mapping: work.mapping, people: roster.people, zone: settings.timeZone };

  const fail = (error: unknown, back: ImportStep) => {
    setProblem(error instanceof AppError ? error.message : new AppError('unknown').message);
    setStep(back);
  };

  const chooseFile = async (file: File) => {
    setProblem(null);
    if (file.size > MAX_FILE_BYTES) return setProblem('This file is larger than 20 MB. Split it into parts.');
    setStep({ at: 'busy', label: 'Reading the file', done: 0, total: 1 });
    try {
      const table = await reader.open(file);
      if (table.rows.length === 0) {
        setProblem('There are no rows in this file. The first line has to hold the column names.');
        return setStep({ at: 'choose' });
      }
      const mapping = guessMapping(table.headers, settings.customFields);
      setWork({ ...NOTHING, fileName: file.name, table, mapping });
      setStep({ at: 'map' });
    } catch (error) {
      fail(error, { at: 'choose' });
    }
  };

  const setTarget = (column: number, target: ColumnTarget) => {
    setWork({ ...work, mapping: work.mapping.map((old, index) => (index === column ? target : old)) });
  };

  const preview = async () => {
    setProblem(null);
    setStep({ at: 'busy', label: 'Looking for customers you have', done: 0, total: 1 });
    try {
      const drafts = await reader.read(work.table.rows, context);
      const existing = await findExisting(store, viewer, drafts, (done, total) =>
        setStep({ at: 'busy', label: 'Looking for customers you have', done, total }),
      );
      setWork({ ...work, drafts, existing });
      setStep({ at: 'preview' });
    } catch (error) {
      fail(error, { at: 'map' });
    }
  };

  /** Puts another text into one cell and reads its row again. */
  const mendCell = async (row: number, column: number, text: string) => {
    const rows = work.table.rows.map((cells, index) =>
      index === row - 1
        ? Array.from({ length: Math.max(cells.length, column + 1) }, (_, at) =>
            at === column ? text : (cells[at] ?? ''),
          )
        : cells,
    );
    try {
      const drafts = await reader.read(rows, context);
      setWork({ ...work, table: { ...work.table, rows }, drafts });
    } catch (error) {
      fail(error, { at: 'preview' });
    }
  };

  const proceed = async () => {
    const run = running.current;
    if (!run) return;
    const total = run.all.batches.reduce((sum, batch) => sum + batch.rows, 0);
    const name = 'importCustomers';
    setProblem(null);
    try {
      setStep({ at: 'running', done: run.done, total });
      if (run.next === 0)
        await commit({ name, label: 'Import started', writes: [run.all.start], undo: null });
      for (let batch = run.all.batches[run.next]; batch; batch = run.all.batches[run.next]) {
        if (run.cancelled) return setStep({ at: 'stopped', done: run.done, total, error: null });
        await commit({ name, label: 'Rows imported', writes: batch.writes, undo: null });
        run.next += 1;
        run.done += batch.rows;
        setStep({ at: 'running', done: run.done, total });
      }
      await commit({ name, label: 'Import finished', writes: [run.all.finish], undo: null });
      setStep({ at: 'done' });
    } catch (error) {
      setStep({
        at: 'stopped',
        done: run.done,
        total,
        error: error instanceof AppError ? error : new AppError('unknown', { cause: error }),
      });
    }
  };

  const start = async () => {
    const added = newFieldsOf(work.mapping, work.table.headers, settings.customFields);
    try {
      if (added.length > 0 && viewer.isAdmin) {
        await commit(
          editSettings(viewer, settings, saved, { customFields: [...settings.customFields, ...added] }),
        );
      }
      running.current = {
        all: importBatches(viewer, work.fileName, plan, counts),
        next: 0,
        done: 0,
        cancelled: false,
      };
    } catch (error) {
      return fail(error, { at: 'preview' });
    }
    await proceed();
  };

  return {
    step,
    problem,
    work,
    plan,
    counts,
    choice,
    setChoice,
    chooseFile,
    setTarget,
    preview,
    mendCell,
    start,
    cancel: () => {
      if (running.current) running.current.cancelled = true;
    },
    resume: async () => {
      if (running.current) running.current.cancelled = false;
      await proceed();
    },
    backToMapping: () => setStep({ at: 'map' }),
    restart: () => {
      running.current = null;
      setWork(NOTHING);
      setProblem(null);
      setStep({ at: 'choose' });
    },
  };
}
