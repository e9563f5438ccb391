import { useRef, useState } from 'react';
import { toAppError } from '@/data/base/app-error';
import { usePeople } from '@/data/employees/use-people';
import { useStore } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { AppError } from '@/domain/core/errors';
import { notify } from '@/shared/feedback/notify';
import { useFormat } from '@/shared/format/format-context';
import { plural } from '@/shared/format/counts';
import { unreadText } from '@/shared/ui/list/problem-rows';
import { useStableHandler } from '@/shared/ui/hooks/use-stable-handler';
import type { CsvFile } from './csv-file';

export type CsvExport<Row> = {
  readonly progress: { readonly done: number } | null;
  readonly save: (file: () => Promise<CsvFile<Row>>) => void;
  readonly cancel: () => void;
};

/** Saves the records of a list as a CSV file named after `title`; reports errors, and saves no partial file. */
export function useCsvExport<Row extends { readonly uuid: string }>(
  title: string,
  noun: { readonly one: string },
): CsvExport<Row> {
  const viewer = useViewer();
  const store = useStore();
  const { settings } = useSettings();
  const people = usePeople();
  const { zone, country } = useFormat();
  const [progress, setProgress] = useState<{ readonly done: number } | null>(null);
  const running = useRef<AbortController | null>(null);

  // The roster may arrive while the records are read.
  const context = useStableHandler((amounts: ReadonlyMap<string, number> | null) => {
    if (people.status !== 'ready' && people.status !== 'missing') throw new AppError('network');
    const { customFields, subStatuses } = settings;
    return { zone, country, customFields, subStatuses, names: people.byUid, amounts };
  });

  const save = async (file: () => Promise<CsvFile<Row>>) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    // A cancelled export may still wait for the server, and must show nothing more.
    const show = (now: { readonly done: number } | null) => {
      if (!signal.aborted) setProgress(now);
    };
    show({ done: 0 });
    try {
      const [{ writeFile }, written] = await Promise.all([import('./write-file'), file()]);
      const { count, problems } = await writeFile({
        file: written,
        title,
        viewer,
        store,
        signal,
        context,
        onProgress: (read) => show({ done: read }),
      });
      const done = `${plural(count, noun.one, country)} exported`;
      if (problems.length === 0) notify.success(done);
      else notify.error(`${done}. ${unreadText(problems, country)}`);
    } catch (cause) {
      if (signal.aborted) return;
      notify.error(`The export stopped; nothing was saved. ${toAppError(cause).message}`);
    } finally {
      show(null);
    }
  };

  return {
    progress,
    save: (file) => void save(file),
    cancel: () => {
      running.current?.abort();
      setProgress(null);
    },
  };
}
