import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { toAppError } from '@/data/base/app-error';
import { useDirectoryMatches } from '@/data/directory/use-directory-matches';
import type { ImportStorage } from '@/data/import/import-storage';
import { useStore } from '@/data/live/use-live';
import { useUser, useViewer } from '@/data/session/use-session';
import { useOpenedBusiness, useSettings } from '@/data/session/use-settings';
import type { ColumnQuestion, ColumnTarget } from '@/domain/import/columns/columns';
import type { DateOrder } from '@/domain/import/cells/dates';
import type { DuplicateChoice } from '@/domain/import/planned';
import { statusKey } from '@/domain/import/cells/unknown-words';
import { limitOf } from '@/domain/plans/plan-limits';
import type { ImportStep } from './session/import-step';
import type { Mend } from './session/worker-api';
import { createWorkerSession } from './session/worker-session';
import type { ImportKind, OnProgress, PlanNeeds } from './kind/import-kind';
import type { ImportTypes } from './kind/import-types';
import { MAX_FILE_BYTES, NOT_KEPT, PICKED_UP, TOO_LARGE } from './file-notes';
import { newFieldsOf } from './columns/import-columns';
import { pickUp } from './session/pick-up';
import { useSaving } from './saving/use-saving';
import { NO_WORK, readingOf, storedWork } from './session/work';
import type { Work } from './session/work';

/** The import on screen: its step, the work so far, and what the user can do. */
export type ImportFlow<T extends ImportTypes> = ReturnType<typeof useImport<T>>;

/** Takes a file from choosing to saved records; every step survives a reload. */
export function useImport<T extends ImportTypes>(kind: ImportKind<T>) {
  const looking = `Looking for ${kind.words.many} you have`;
  const comparing = `Comparing with the ${kind.words.many} you have`;
  const viewer = useViewer();
  const mostRows = limitOf(useUser().tier, 'importRows');
  const { settings, saved } = useSettings();
  const business = useOpenedBusiness();
  // Stays true: a reload of the data, as after a lost connection, must not reopen the file.
  const [isKnown, setKnown] = useState(false);
  if (!isKnown && business.status !== 'loading' && business.status !== 'error') setKnown(true);
  const store = useStore();
  const storage = useMemo(() => kind.openStorage(viewer), [kind, viewer]);
  const matchesInDirectory = useDirectoryMatches();
  const session = useMemo(
    () => createWorkerSession(kind, store, viewer, matchesInDirectory),
    [kind, store, viewer, matchesInDirectory],
  );
  const { worker } = session;
  const saving = useSaving(kind, worker, storage);
  const [work, setWork] = useState<Work>(NO_WORK);
  // Steps in sequence must not use the state of an earlier render.
  const latest = useRef(work);
  const bytes = useRef(new Uint8Array());
  const [step, setStep] = useState<ImportStep>({ at: 'opening' });
  const [problem, setProblem] = useState<string | null>(null);
  const [hint, setHint] = useState<string | null>(null);
  /** Row count of a file above the plan's limit. */
  const [tooManyRows, setTooManyRows] = useState<number | null>(null);
  const base = kind.useBase();
  const { guess, reading } = base;
  const needsOf = ({ choice, mapping }: Work): PlanNeeds => ({
    choice,
    amounts: reading.mayPrice && mapping.includes('amount'),
  });

  /** The preview of a choice, with all that it needs. */
  const planned = async (now: Work, onProgress?: OnProgress) => {
    await session.complete(needsOf(now), onProgress);
    return worker().plan(now.choice);
  };

  const fail = (error: unknown) => setProblem(toAppError(error).message);
  const keep = async (put: (place: ImportStorage<T['met'], T['reading']>) => Promise<void>) => {
    if (!storage) return setHint(NOT_KEPT);
    await put(storage).catch(() => setHint(NOT_KEPT));
  };
  const show = (next: Work) => {
    latest.current = next;
    setWork(next);
  };
  const change = (changes: Partial<Work>) => {
    show({ ...latest.current, ...changes });
    void keep((place) => place.putWork(storedWork(latest.current, null)));
  };
  const busy = async (label: string, back: ImportStep, run: () => Promise<void>) => {
    setProblem(null);
    setStep({ at: 'busy', label, done: 0, total: 1 });
    await run().catch((error: unknown) => {
      fail(error);
      setStep(back);
    });
  };

  const progress = (label: string) => (done: number, total: number) =>
    setStep({ at: 'busy', label, done, total });

  useEffect(() => () => session.close(), [session]);

  // Reopens the stored file once the business's fields and people are loaded. Until then no file can be chosen: its
  // columns could not be guessed, and two workers would start.
  useEffect(() => {
    if (!isKnown) return undefined;
    let left = false;
    const restore = async (): Promise<ImportStep> => {
      const found = storage && (await pickUp(storage, session, guess, kind.columns));
      if (!found || left) return { at: 'choose' };
      bytes.current = new Uint8Array(found.bytes);
      show(found.work);
      if (!found.run) setHint(PICKED_UP);
      else await saving.pickUp(found.run, found.work);
      return { at: found.run ? 'saving' : 'map' };
    };
    const openWith = (next: ImportStep) => {
      if (!left) setStep(next);
    };
    restore().then(openWith, (error: unknown) => {
      fail(error);
      openWith({ at: 'choose' });
    });
    return () => {
      left = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per storage, not again when a field is added
  }, [storage, session, isKnown]);

  return {
    step,
    base,
    business,
    problem,
    hint,
    mostRows,
    tooManyRows,
    work,
    saving,
    chooseFile: async (file: File) => {
      setTooManyRows(null);
      if (file.size > MAX_FILE_BYTES) return setProblem(TOO_LARGE);
      await busy('Reading the file', { at: 'choose' }, async () => {
        bytes.current = new Uint8Array(await file.arrayBuffer());
        const opened = await session.open(
          { bytes: bytes.current, fileName: file.name, letters: null },
          guess,
        );
        if (typeof opened === 'string') {
          setProblem(opened);
          return setStep({ at: 'choose' });
        }
        if (mostRows !== null && opened.rows > mostRows) {
          session.close();
          setTooManyRows(opened.rows);
          return setStep({ at: 'choose' });
        }
        startTransition(() => {
          change(opened);
          setStep({ at: 'map' });
        });
        await keep((place) => place.putFile(bytes.current));
      });
    },
    setLetters: (letters: string) =>
      busy('Reading the file', { at: 'map' }, async () => {
        const { fileName } = latest.current;
        const opened = await session.open({ bytes: bytes.current, fileName, letters }, guess);
        if (typeof opened === 'string') setProblem(opened);
        else change(opened);
        setStep({ at: 'map' });
      }),
    setTarget: (column: number, target: ColumnTarget) => {
      const { mapping, questions } = latest.current;
      change({
        mapping: mapping.with(column, target),
        questions: questions.filter(({ columns, isOptional }) => isOptional || !columns.includes(column)),
      });
    },
    answer: (question: ColumnQuestion, targets: ColumnQuestion['answers'][number]['targets']) => {
      const { mapping, questions } = latest.current;
      change({
        mapping: targets.reduce((now, [column, target]) => now.with(column, target), mapping),
        questions: questions.filter((one) => one.isOptional || one !== question),
      });
    },
    setStatusWord: (word: string, status: string) =>
      change({ statusWords: { ...latest.current.statusWords, [statusKey(word)]: status } }),
    setDateOrder: (dateOrder: DateOrder) => change({ dateOrder }),
    preview: () =>
      busy(looking, { at: 'map' }, async () => {
        setHint(null);
        const wanted = await worker().read(readingOf<T>(work, reading, kind.columns));
        await session.meet(wanted, progress(looking));
        const preview = await planned(work, progress(comparing));
        startTransition(() => {
          show({ ...latest.current, preview });
          setStep({ at: 'preview' });
        });
      }),
    checkCell: (mend: Mend) => worker().check(mend),
    mendCell: async (mend: Mend) => {
      try {
        await session.meet(await worker().mend([mend]));
        const preview = await planned(latest.current);
        const others = latest.current.mends.filter(
          (one) => one.row !== mend.row || one.column !== mend.column,
        );
        change({ mends: [...others, mend], preview });
      } catch (error) {
        fail(error);
      }
    },
    setChoice: async (choice: DuplicateChoice) => {
      const chosen = { ...latest.current, choice };
      if (session.lacks(needsOf(chosen)))
        return busy(comparing, { at: 'preview' }, async () => {
          change({ choice, preview: await planned(chosen, progress(comparing)) });
          setStep({ at: 'preview' });
        });
      change({ choice });
      try {
        const preview = await worker().plan(choice);
        if (latest.current.choice === choice) show({ ...latest.current, preview });
      } catch (error) {
        fail(error);
      }
    },
    start: async () => {
      setProblem(null);
      setStep({ at: 'saving' });
      const newFields = newFieldsOf(work.mapping, work.columns, reading.own);
      await saving.start({
        work,
        reading: { ...reading, own: [...reading.own, ...newFields] },
        met: session.met(work.choice),
        newFields,
        settings: { settings, saved },
        onUnkept: () => setHint(NOT_KEPT),
      });
    },
    leftOut: () => worker().leftOut(),
    backToMapping: () => setStep({ at: 'map' }),
    restart: () => {
      session.close();
      show(NO_WORK);
      setProblem(null);
      setHint(null);
      setStep({ at: 'choose' });
      void storage?.clear().catch(() => setHint(NOT_KEPT));
    },
  };
}
