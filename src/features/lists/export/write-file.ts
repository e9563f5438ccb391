import type { RecordProblem } from '@/data/core/query';
import type { Reading } from '@/data/core/reading';
import { patientServerPage } from '@/data/core/server-page';
import { readAmounts } from '@/data/money/prices';
import type { DocStore } from '@/data/store/port';
import { may } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import { csvCells, csvFileName, csvText } from '@/domain/format/csv-export';
import { dayOf } from '@/domain/time/time';
import type { CsvContext } from '@/shared/format/work-csv';
import { saveCsv } from '@/shared/media/save-csv';
import type { CsvFile } from './csv-file';

export type FileInput<Row> = {
  readonly file: CsvFile<Row>;
  readonly title: string;
  readonly viewer: Viewer;
  readonly store: DocStore;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number) => void;
  /** Asked after reading: names may arrive meanwhile. Throws AppError while they are missing. */
  readonly context: (amounts: CsvContext['amounts']) => CsvContext;
};

/** The number of saved records, and the records that cannot be read and are not in the file. */
export type Written = { readonly count: number; readonly problems: readonly RecordProblem[] };

/** Reads the records of a file from the server and saves it. Rejects when cancelled. */
export async function writeFile<Row extends { readonly uuid: string }>(
  input: FileInput<Row>,
): Promise<Written> {
  const { file, title, viewer, store, signal, onProgress } = input;
  const page: Reading['page'] = async (spec) => {
    const answer = await patientServerPage(store, spec, signal);
    signal.throwIfAborted();
    return answer;
  };
  const problems: RecordProblem[] = [];
  const onProblem: Reading['onProblem'] = (problem) => void problems.push(problem);
  const rows = await file.read({ viewer, page, onProgress, onProblem });
  const { priced } = file;
  const ids = rows.map(({ uuid }) => uuid);
  const isPriced = priced !== undefined && may(viewer, 'pricing:show');
  const amounts = isPriced ? await readAmounts(page, viewer, priced, ids) : null;
  signal.throwIfAborted();
  const context = input.context(amounts);
  const name = csvFileName(title, dayOf(Date.now(), context.zone));
  saveCsv(name, csvText(csvCells(file.columns(context), rows)));
  return { count: rows.length, problems };
}
