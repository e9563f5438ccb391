/** True on Apple devices, where the command key replaces Ctrl. */
export function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}

/** Keys like "mod+k" or "g l" in this device's names: ["Ctrl", "K"], ["G", "then", "L"]. */
export function writeKeys(keys: string): string[] {
  const names: Record<string, string> = {
    mod: isApple() ? '⌘' : 'Ctrl',
    shift: 'Shift',
    alt: isApple() ? '⌥' : 'Alt',
    escape: 'Esc',
    enter: 'Enter',
    arrowleft: '←',
    arrowright: '→',
    tab: 'Tab',
    arrowup: '↑',
    arrowdown: '↓',
    space: 'Space',
  };
  const writeOne = (chord: string): string[] =>
    chord.split('+').map((key) => names[key.toLowerCase()] ?? key.toUpperCase());
  return keys
    .split(' ')
    .flatMap((chord, index) => (index === 0 ? writeOne(chord) : ['then', ...writeOne(chord)]));
}

/** True when a pressed key matches a chord like "mod+k", "?" or "c". */
export function matchesChord(event: KeyboardEvent, chord: string): boolean {
  const parts = chord.toLowerCase().split('+');
  const key = parts.at(-1) === 'space' ? ' ' : parts.at(-1);
  const wantsMod = parts.includes('mod');
  const hasMod = isApple() ? event.metaKey : event.ctrlKey;
  const hasOtherMod = isApple() ? event.ctrlKey : event.metaKey;
  if (event.key.toLowerCase() !== key || hasMod !== wantsMod || hasOtherMod) return false;
  if (event.altKey !== parts.includes('alt')) return false;
  // Signs like "?" need Shift on some keyboards only.
  return !parts.includes('shift') || event.shiftKey;
}
