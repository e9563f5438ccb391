import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

type SavedFile = { readonly name: string; readonly text: () => Promise<string> };

/** Collects the files that a test's screens save; a file's text starts with the byte order mark, if it has one. */
export function collectSavedFiles(): SavedFile[] {
  const files: SavedFile[] = [];
  beforeEach(() => {
    files.length = 0;
    let last: Blob | null = null;
    URL.createObjectURL = (blob) => {
      if (blob instanceof Blob) last = blob;
      return 'blob:saved';
    };
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      const blob = last;
      if (blob && this.download) files.push({ name: this.download, text: () => textOf(blob) });
    });
  });
  afterEach(() => vi.restoreAllMocks());
  return files;
}

/** The lines of the one file that is saved by now, or soon. */
export async function savedLines(files: readonly SavedFile[]): Promise<readonly string[]> {
  await waitFor(() => expect(files).toHaveLength(1));
  return ((await files[0]?.text()) ?? '').split('\r\n');
}

/** jsdom's blobs have no text(). */
function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new Error('The file could not be read.')));
    reader.readAsText(blob);
  });
}
