import type { ExportPart, ExportSingle } from '@/data/account/account-export';
import { csvCells, csvText } from '@/domain/format/csv-export';
import { exportColumns, exportedRecord } from '@/domain/account/export-values';
import type { ReadRecord } from '@/domain/account/export-values';
import { subStatusText } from '@/domain/core/sub-statuses';
import type { SubStatus } from '@/domain/core/sub-statuses';

/** Marks the text as UTF-8 for spreadsheets that would guess otherwise. */
const BYTE_ORDER_MARK = '\uFEFF';
const NEW_LINE = '\r\n';

export type ExportFile = {
  readonly name: string;
  readonly blob: Blob;
  /** Number of records; null for the file with everything. */
  readonly records: number | null;
};

/** Files that grow page by page, so that ten thousand records are never one string. */
export type FilesUnderWay = {
  readonly add: (part: ExportPart, records: readonly ReadRecord[]) => void;
  /** The files: everything as JSON, and a table for each non-empty kind. */
  readonly finish: () => readonly ExportFile[];
};

/** The export's context: its day (YYYY-MM-DD), its time zone, the business's own labels. */
export type ExportWords = {
  readonly day: string;
  readonly zone: string;
  readonly subStatuses: readonly SubStatus[];
};

/** Starts the files of an export. Tables use the labels of sub-statuses; the JSON file holds the stored values. */
export function beginFiles(singles: readonly ExportSingle[], words: ExportWords): FilesUnderWay {
  const { day, zone, subStatuses } = words;
  const json: string[] = [];
  const tables = new Map<string, { readonly texts: string[]; records: number }>();
  let open = '';

  const singleTexts = singles.map(
    ({ name, fields, record }) =>
      `${JSON.stringify(name)}: ${record ? JSON.stringify(exportedRecord(fields, record)) : 'null'}`,
  );

  return {
    add: ({ name, fields }, records) => {
      const table = tables.get(name) ?? { texts: [], records: 0 };
      if (open !== name) json.push(`${open ? '\n],\n' : ''}${JSON.stringify(name)}: [\n`);
      for (const [at, record] of records.entries()) {
        const isFirst = table.records === 0 && at === 0;
        json.push(`${isFirst ? '' : ',\n'}${JSON.stringify(exportedRecord(fields, record))}`);
      }
      open = name;
      const named = records.map((record) =>
        typeof record['subStatus'] === 'string'
          ? { ...record, subStatus: subStatusText(subStatuses, record['subStatus']) }
          : record,
      );
      const cells = csvCells(exportColumns(fields, zone), named);
      const lines = table.records === 0 ? cells : cells.slice(1);
      if (lines.length > 0) table.texts.push(csvText(lines) + NEW_LINE);
      table.records += records.length;
      tables.set(name, table);
    },
    finish: () => [
      {
        name: `joblane-data-${day}.json`,
        records: null,
        blob: new Blob(
          [
            `{\n${[`"day": ${JSON.stringify(day)}`, ...singleTexts].join(',\n')}`,
            open && ',\n',
            ...json,
            open && '\n]',
            '\n}\n',
          ],
          { type: 'application/json' },
        ),
      },
      ...[...tables].flatMap(([name, { texts, records }]) =>
        records === 0
          ? []
          : [
              {
                name: `joblane-${name}-${day}.csv`,
                records,
                blob: new Blob([BYTE_ORDER_MARK, ...texts], { type: 'text/csv;charset=utf-8' }),
              },
            ],
      ),
    ],
  };
}
