import type { FilePlace, NewFile } from '../files';

/** A photo or file that is to be sent, with its content. */
export type WaitingFile = {
  readonly file: NewFile;
  /** The sender, and the business for which they added it. */
  readonly uid: string;
  readonly owner: string;
  readonly at: FilePlace;
  readonly content: Blob;
  /** Epoch ms; files are sent in this order. */
  readonly addedAt: number;
  /** Whether a first attempt was made: its record may exist. */
  readonly isBegun: boolean;
  /** Parts of the content that the server has. */
  readonly sentParts: number;
  /** Why the server or the product refuses it, as a sentence; '' while it may go. */
  readonly refusal: string;
};

/** What changes while a file waits. */
export type WaitingChange = Partial<Pick<WaitingFile, 'isBegun' | 'sentParts' | 'refusal'>>;

/** Keeps a person's waiting files. */
export type WaitingStorage = {
  /** True when they survive a reload. */
  readonly isLasting: boolean;
  readonly load: (uid: string) => Promise<readonly WaitingFile[]>;
  /** Rejects with AppError, 'storage-full' when the device has no room. */
  readonly put: (waiting: WaitingFile) => Promise<void>;
  readonly change: (id: string, change: WaitingChange) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
};

/** Keeps waiting files in this window only, for a shared device. */
export function createWindowStorage(): WaitingStorage {
  const kept = new Map<string, WaitingFile>();
  return {
    isLasting: false,
    load: async (uid) => [...kept.values()].filter((one) => one.uid === uid),
    put: async (waiting) => void kept.set(waiting.file.uuid, waiting),
    change: async (id, change) => {
      const one = kept.get(id);
      if (one) kept.set(id, { ...one, ...change });
    },
    remove: async (id) => void kept.delete(id),
  };
}
