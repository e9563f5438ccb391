import { useEffect, useRef, useState } from 'react';

import { countPart, exportParts, readPart, readSingles } from '@/data/account/account-export';
import { toAppError } from '@/data/base/app-error';
import type { RecordProblem } from '@/data/core/query';
import { useStore } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { dayOf } from '@/domain/time/time';
import { useFormat } from '@/shared/format/format-context';

import type { ExportFile } from './export-files';

export type ExportState =
  | { readonly step: 'idle' }
  /** `name` is the kind being read: "customers". */
  | { readonly step: 'reading'; readonly name: string; readonly done: number; readonly total: number }
  | {
      readonly step: 'ready';
      readonly files: readonly ExportFile[];
      readonly problems: readonly RecordProblem[];
    }
  | { readonly step: 'failed'; readonly sentence: string };

export type AccountExport = {
  readonly state: ExportState;
  readonly start: () => Promise<void>;
  readonly cancel: () => void;
};

const IDLE: ExportState = { step: 'idle' };

/** Creates files of all data the user may export, on this device; offers no partial export. */
export function useAccountExport(): AccountExport {
  const viewer = useViewer();
  const store = useStore();
  const { zone } = useFormat();
  const { subStatuses } = useSettings().settings;
  const [state, setState] = useState<ExportState>(IDLE);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const read = async (signal: AbortSignal): Promise<ExportState> => {
    const parts = exportParts(viewer);
    const { beginFiles } = await import('./export-files');
    const [singles, counts] = await Promise.all([
      readSingles(store, viewer),
      Promise.all(parts.map((part) => countPart(store, part))),
    ]);
    const total = counts.reduce((sum, count) => sum + count, 0);
    const files = beginFiles(singles, { day: dayOf(Date.now(), zone), zone, subStatuses });
    let done = 0;
    const problems: RecordProblem[] = singles.flatMap(({ problem }) => problem ?? []);
    for (const part of parts) {
      for await (const page of readPart(store, part, signal)) {
        if (signal.aborted) return IDLE;
        files.add(part, page.records);
        done += page.records.length + page.problems.length;
        problems.push(...page.problems);
        setState({ step: 'reading', name: part.name, done, total: Math.max(total, done) });
      }
    }
    return { step: 'ready', files: files.finish(), problems };
  };

  const start = async () => {
    const controller = new AbortController();
    running.current = controller;
    setState({ step: 'reading', name: 'your account', done: 0, total: 0 });
    const end = await read(controller.signal).catch((cause: unknown): ExportState => ({
      step: 'failed',
      sentence: `The export stopped; no file was made. ${toAppError(cause).message}`,
    }));
    if (!controller.signal.aborted) setState(end);
  };

  const cancel = () => {
    running.current?.abort();
    setState(IDLE);
  };

  return { state, start, cancel };
}
