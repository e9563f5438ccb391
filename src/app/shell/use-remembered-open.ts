import { useState } from 'react';

/**
 * Whether a group of the drawer is open; stored on this device under `key`. A group with the current screen opens by
 * itself until the user changes it.
 */
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
