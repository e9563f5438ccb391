import { afterEach, beforeEach, vi } from 'vitest';

/** Collects the files that a test's screens save; a file's text starts with the byte order mark, if it has one. */
export function collectSavedFiles(): { readonly name: string; readonly text: () => Promise<string> }[] {
  const files: { name: string; text: () => Promise<string> }[] = [];
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

/** jsdom's blobs have no text(). */
function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new Error('The file could not be read.')));
    reader.readAsText(blob);
  });
}
