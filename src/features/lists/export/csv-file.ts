import type { Reading } from '@/data/core/reading';
import type { CsvColumn } from '@/domain/format/csv-export';
import type { Price } from '@/domain/money/price';
import type { CsvContext } from '@/shared/format/work-csv';

/** A file of a list: how its records are read, and its columns. */
export type CsvFile<Row> = {
  readonly read: (reading: Reading) => Promise<readonly Row[]>;
  /** The noun of its amounts; absent for files without any. */
  readonly priced?: Price['noun'];
  readonly columns: (context: CsvContext) => readonly CsvColumn<Row>[];
};
