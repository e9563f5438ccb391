import { useState } from 'react';

/** Whether a drawer group is open, stored under `key`; by default open when it holds the current screen. */
export function useRememberedOpen(key: string, holdsCurrent: boolean) {
  const [chosen, setChosen] = useState(() => localStorage.getItem(key));
  const isOpen = chosen === null ? holdsCurrent : chosen === 'open';
  return {
    isOpen,
    setOpen: (open: boolean) => {
      const value = open ? 'open' : 'closed';
      localStorage.setItem(key, value);
      setChosen(value);
    },
  };
}
