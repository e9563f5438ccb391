const NOT_TYPED =
  '[type="checkbox"], [type="radio"], [type="file"], [type="hidden"], [type="range"], [type="color"], [type="button"], [type="submit"]';

/** Letters typed since the dialog was opened; null when none is awaited. */
let held: string | null = null;

/** Whether the dialog can still come. */
let isAwaited = () => true;

/**
 * Keeps letters that are typed while a dialog loads, and types them into the first field that gets the focus. They
 * are no shortcuts meanwhile. Ends by itself when anything but a dialog gets the focus, or something is pressed, and
 * with the first key once `awaited` is false, such as after a user left the screen.
 */
export function holdTyping(awaited: () => boolean = () => true): void {
  isAwaited = awaited;
  if (held !== null) return;
  held = '';
  document.addEventListener('keydown', holdKey, true);
  document.addEventListener('focusin', watchFocus);
  document.addEventListener('pointerdown', dropTyping, true);
}

/** Ends holding, without what was typed. */
export function dropTyping(): void {
  held = null;
  document.removeEventListener('keydown', holdKey, true);
  document.removeEventListener('focusin', watchFocus);
  document.removeEventListener('pointerdown', dropTyping, true);
}

/** True for an element that takes typed letters. */
export function isTextField(element: Element | null): boolean {
  if (element instanceof HTMLTextAreaElement) return !element.readOnly;
  if (element instanceof HTMLInputElement) return !element.readOnly && !element.matches(NOT_TYPED);
  return element instanceof HTMLElement && element.isContentEditable;
}

function holdKey(event: KeyboardEvent): void {
  if (event.key === 'Escape' || !isAwaited()) dropTyping();
  if (held === null || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (event.key === 'Backspace') held = held.slice(0, -1);
  else if (event.key.length === 1) held += event.key;
  // Enter would press the button again that opened the dialog.
  else if (event.key !== 'Enter') return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function watchFocus({ target }: FocusEvent): void {
  if (!(target instanceof Element)) return;
  // React still commits: its fields take input once it is done.
  if (isTextField(target)) queueMicrotask(giveTyping);
  else if (target.getAttribute('role') !== 'dialog') dropTyping();
}

/** Types the letters into the focused field, if there is one: also when the awaited dialog does not come. */
export function giveTyping(): void {
  const letters = held ?? '';
  dropTyping();
  if (!isTextField(document.activeElement)) return;
  // Deprecated without a successor: the only way to type into a field as the user does.
  for (const letter of letters) document.execCommand('insertText', false, letter);
}
