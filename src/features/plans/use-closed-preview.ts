import { useState } from 'react';

/** Whether a plan preview was closed in this browser. It is no personal data, so it stays after the sign-out. */
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
        // Still applies until the page is left.
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
