import type { CustomerStatus } from '@/domain/core/statuses';

/** A file as programs write it, byte for byte: encoding, line ends, quotes and headers. The people are fictitious. */
export type CustomerFile = {
  readonly from: string;
  readonly bytes: Uint8Array;
  readonly rows: number;
  /** Row (from 1), customer field and expected value. */
  readonly cells: readonly (readonly [row: number, field: string, value: unknown])[];
  /** Open questions about the columns; the cells assume the likelier answer. */
  readonly questions?: readonly string[];
  /** ISO 4217 of the importing business; USD by default. */
  readonly currency?: string;
  /** The user's mapping of status words. */
  readonly words?: readonly (readonly [word: string, status: CustomerStatus | ''])[];
  readonly refused: readonly (readonly [row: number, reason: string])[];
};
