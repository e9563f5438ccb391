import { useEffect, useState } from 'react';

import { toAppError } from '@/data/base/app-error';
import { readFile } from '@/data/files/file-content';
import { useStore } from '@/data/live/use-live';
import type { FileRecord } from '@/domain/files/file';

/** A file's content as an object URL while it is shown, or why it is unavailable. */
export type ShownContent =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly address: string }
  | { readonly status: 'failed'; readonly problem: string; readonly retry: () => void };

/** Reads a file's content to show it. */
export function useContent(file: FileRecord): ShownContent {
  const store = useStore();
  const [tries, setTries] = useState(0);
  const [known, setKnown] = useState<{ readonly uuid: string; readonly shown: ShownContent } | null>(null);
  const { uuid, chunks, type } = file;
  useEffect(() => {
    let isOver = false;
    let address = '';
    const show = (shown: ShownContent) => {
      if (!isOver) setKnown({ uuid, shown });
    };
    readFile(store, { uuid, chunks, type }).then(
      (content) => {
        if (isOver) return;
        address = URL.createObjectURL(content);
        show({ status: 'ready', address });
      },
      (error: unknown) => {
        const retry = () => {
          setKnown(null);
          setTries((count) => count + 1);
        };
        show({ status: 'failed', problem: toAppError(error).message, retry });
      },
    );
    return () => {
      isOver = true;
      if (address !== '') URL.revokeObjectURL(address);
    };
  }, [store, uuid, chunks, type, tries]);
  return known?.uuid === uuid ? known.shown : { status: 'loading' };
}
