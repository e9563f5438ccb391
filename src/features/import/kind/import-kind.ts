import type { TypedQuery } from '@/data/core/query';
import type { Intent } from '@/data/core/intent';
import type { DirectoryMatches } from '@/data/directory/use-directory-matches';
import type { ImportStorage } from '@/data/import/import-storage';
import type { DocStore } from '@/data/store/port';
import type { Viewer } from '@/domain/access/viewer';
import type { ColumnTarget } from '@/domain/import/columns/columns';
import type { TargetTable } from '@/domain/import/columns/target-table';
import type { ImportNoun } from '@/domain/import/import-run';
import type { DuplicateChoice } from '@/domain/import/planned';
import type { OpenWorker } from '../session/open-worker';
import type { ImportBase, ImportTypes } from './import-types';

/** The words of a noun's import, on all its steps. */
export type ImportWords = {
  readonly one: string;
  readonly many: string;
  readonly title: string;
  /** The list it leads back to. */
  readonly list: { readonly to: string; readonly label: string };
  readonly invitation: string;
  readonly fileHint: string;
  /** Why the columns do not suffice. */
  readonly needs: string;
  readonly duplicates: string;
  /** The offered choices, in order. */
  readonly choices: readonly { readonly choice: DuplicateChoice; readonly label: string }[];
  /** What an update leaves as it is; '' where nothing is updated. */
  readonly updateKeeps: string;
};

/** A possible target of a column. */
export type TargetOption = { readonly value: ColumnTarget; readonly name: string };

/** A column whose targets are offered. */
export type MappedColumn<T extends ImportTypes> = {
  readonly label: string;
  readonly header: string;
  readonly target: ColumnTarget;
  readonly others: readonly ColumnTarget[];
  readonly base: ImportBase<T>;
};

/** A target that asks for the meaning of words, with the possible answers. */
export type AskedTarget<T extends ImportTypes> = {
  readonly target: ColumnTarget;
  readonly title: string;
  readonly hint: string;
  /** The meaning of rows without a word: asked where `unsaid` names it. */
  readonly unsaid?: { readonly label: string; readonly usual: string };
  readonly meanings: (reading: T['reading']) => readonly { readonly value: string; readonly name: string }[];
};

/** The columns of a noun's file. */
export type ImportColumns<T extends ImportTypes> = {
  readonly table: TargetTable<string>;
  /** The custom fields that a column may go to, a new one included. */
  readonly ownOptions: (column: MappedColumn<T>) => readonly TargetOption[];
  /** The targets whose unknown words the user is asked about. */
  readonly asked: readonly AskedTarget<T>[];
  /** Where amounts go for a user who may not see any. */
  readonly unpriced: ColumnTarget;
};

/** The data about the records that rows meet, loaded as the plan needs it. */
export type Meeting<T extends ImportTypes> = {
  /** Finds the records that rows may match and tells them. Rejects with AppError. */
  readonly meet: (wanted: T['wanted'], onProgress?: OnProgress) => Promise<void>;
  /** True when a choice needs more than was loaded. */
  readonly lacks: (needs: PlanNeeds) => boolean;
  /** Loads it and tells it. Rejects with AppError. */
  readonly complete: (needs: PlanNeeds, onProgress?: OnProgress) => Promise<void>;
  readonly met: (choice: DuplicateChoice) => T['met'];
  readonly clear: () => void;
};

export type OnProgress = (done: number, total: number) => void;

export type PlanNeeds = {
  readonly choice: DuplicateChoice;
  /** True when the file has amounts: an update must know existing ones. */
  readonly amounts: boolean;
};

export type MeetingInput<T extends ImportTypes> = {
  readonly store: DocStore;
  readonly viewer: Viewer;
  readonly matchesInDirectory: DirectoryMatches;
  /** Takes what was found. */
  readonly tell: (met: T['met']) => Promise<void>;
};

/** The import of one noun's records; the steps are the same for all. */
export type ImportKind<T extends ImportTypes> = {
  readonly noun: ImportNoun;
  readonly words: ImportWords;
  readonly columns: ImportColumns<T>;
  /** Whether contact cards are such records. */
  readonly takesCards: boolean;
  /** True when its records count as open work, which plans limit. */
  readonly takesRoom: boolean;
  readonly openWorker: () => OpenWorker<T>;
  readonly openStorage: (viewer: Viewer) => ImportStorage<T['met'], T['reading']> | null;
  readonly useBase: () => ImportBase<T>;
  readonly createMeeting: (input: MeetingInput<T>) => Meeting<T>;
  readonly writer: (
    input: { readonly store: DocStore; readonly viewer: Viewer; readonly reading: T['reading'] },
    importId: string,
  ) => (index: number, rows: readonly T['writing'][]) => Promise<Intent>;
  /** The existing records that an import made. */
  readonly madeBy: (viewer: Viewer, importId: string) => TypedQuery<T['made']>;
  readonly nameOf: (record: T['made']) => string;
  readonly addressOf: (id: string) => string;
};
