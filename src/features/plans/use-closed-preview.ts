import { useState } from 'react';

/**
 * Whether the preview of something that a plan opens was closed in this browser. It says nothing about anybody, so that
 * it stays when they sign out.
 */
export function useClosedPreview(preview: string) {
  const key = `closed-preview:${preview}`;
  const [isClosed, setIsClosed] = useState(() => read(key));
  return {
    isClosed,
    close: () => {
      setIsClosed(true);
      try {
        localStorage.setItem(key, 'closed');
      } catch {
        // Still holds until the page is left.
      }
    },
  };
}

function read(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
