import type { CustomerStatus } from '@/domain/core/statuses';

/**
 * A file as programs write it, byte for byte: encodings, byte order marks, line ends, quotes and the
 * headers of the programs' own exports. People in them are made up.
 */
export type CustomerFile = {
  readonly from: string;
  readonly bytes: Uint8Array;
  /** Rows under the column names. */
  readonly rows: number;
  /** Row (from 1), field of the customer and what it has to hold. */
  readonly cells: readonly (readonly [row: number, field: string, value: unknown])[];
  /** What the file leaves open about its columns; the cells are those of the likelier answer. */
  readonly questions?: readonly string[];
  /** ISO 4217 of the business that imports it; USD when absent. */
  readonly currency?: string;
  /** What a person says about the words of its statuses. */
  readonly words?: readonly (readonly [word: string, status: CustomerStatus | ''])[];
  /** Row and reason of everything that is refused. */
  readonly refused: readonly (readonly [row: number, reason: string])[];
};
