import { useState } from 'react';

/** Whether a person closed the preview of something that a plan opens; kept in this browser for them alone. */
export function useClosedPreview(uid: string, preview: string) {
  const key = `closed-preview:${preview}:${uid}`;
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
