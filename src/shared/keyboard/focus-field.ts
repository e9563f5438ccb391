import { dropTyping, holdTyping, isTextField } from './hold-typing';

const CONTROLS =
  'a[href], button, input, select, textarea, [role="combobox"], [role="spinbutton"], [contenteditable="true"], [tabindex="0"]';

/**
 * Focuses the first control of a dialog if it is a field, or the one that had the focus before. While the dialog is
 * still empty, waits for its content as long as the dialog itself has the focus, and keeps what is typed for it. Content
 * without a first field takes no letters: the keys are the browser's again.
 */
export function focusField(dialog: HTMLElement, before: HTMLElement | null): void {
  if (document.activeElement !== dialog) return;
  if (before !== null && dialog.contains(before)) return before.focus();
  if (tryFocus(dialog)) return;
  if (hasContent(dialog)) dropTyping();
  else holdTyping(() => document.activeElement === dialog);
  const observer = new MutationObserver(() => {
    if (document.activeElement !== dialog || tryFocus(dialog)) observer.disconnect();
    else if (hasContent(dialog)) dropTyping();
  });
  observer.observe(dialog, { childList: true, subtree: true });
}

/** Its buttons are drawn at once, and its content may load. */
function hasContent(dialog: HTMLElement): boolean {
  return (
    dialog.querySelector('.MuiDialogContentText-root') !== null ||
    controlsOf(dialog).some((control) => control.closest('.MuiDialogActions-root') === null)
  );
}

function controlsOf(dialog: HTMLElement): readonly HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>(CONTROLS)].filter(isOffered);
}

function tryFocus(dialog: HTMLElement): boolean {
  const [first] = controlsOf(dialog);
  const isField = first !== undefined && (isTextField(first) || first.getAttribute('role') === 'combobox');
  if (isField) first.focus();
  return isField;
}

/** The button that closes a dialog is drawn before the content, and so are notices, such as that of a kept draft. */
function isOffered(control: HTMLElement): boolean {
  if (
    control.matches(':disabled, [aria-hidden="true"], [type="hidden"], [tabindex="-1"], [role="alert"] *')
  ) {
    return false;
  }
  return control.getAttribute('aria-label') !== 'Close';
}
