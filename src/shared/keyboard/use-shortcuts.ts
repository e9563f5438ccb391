import { useEffect, useRef } from 'react';

import { matchesChord } from './keys';

export type Shortcut = {
  /** One chord or a sequence: "mod+k", "?", "c", "g l". */
  keys: string;
  label: string;
  group?: string;
  /** Inactive while the user types. */
  outsideFields?: boolean;
  run: () => void;
};

const SEQUENCE_MS = 1_000;

const TYPING = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPING) !== null;
}

/** Dialogs and menus handle their own keys. */
function isInLayer(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('[role="dialog"], [role="menu"], [role="listbox"]') !== null
  );
}

/** Listens for keys in the whole app. A sequence's two keys may be one second apart; only chords work while typing. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const current = useRef(shortcuts);
  useEffect(() => {
    current.current = shortcuts;
  });

  useEffect(() => {
    let first: { key: string; at: number } | null = null;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      const isQuiet = isTyping(event.target) || isInLayer(event.target);
      const started = first !== null && Date.now() - first.at < SEQUENCE_MS ? first.key : null;
      first = null;
      const match = current.current.find(({ keys, outsideFields = false }) => {
        const chords = keys.split(' ');
        const [chord = '', second] = chords;
        if (isQuiet && (outsideFields || !chord.includes('mod+'))) return false;
        if (second === undefined) return started === null && matchesChord(event, chord);
        return started === chord && matchesChord(event, second);
      });
      if (match) {
        event.preventDefault();
        match.run();
        return;
      }
      const opens =
        !isQuiet &&
        current.current.some(
          ({ keys }) => keys.includes(' ') && matchesChord(event, keys.split(' ')[0] ?? ''),
        );
      if (opens) first = { key: event.key.toLowerCase(), at: Date.now() };
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
}
