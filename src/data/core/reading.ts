import type { Viewer } from '@/domain/access/viewer';
import type { QueryResult, QuerySpec } from '../store/port';
import type { RecordProblem } from './query';

/** A long read from the server by a viewer, who may cancel it. */
export type Reading = {
  readonly viewer: Viewer;
  /** Rejects when the answer would be incomplete, and when the read is cancelled. */
  readonly page: (spec: QuerySpec) => Promise<QueryResult>;
  /** The number of records read so far. */
  readonly onProgress: (done: number) => void;
  /** A record that cannot be read and is left out. */
  readonly onProblem: (problem: RecordProblem) => void;
};
