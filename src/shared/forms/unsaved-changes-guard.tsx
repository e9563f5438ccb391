import { useBlocker } from 'react-router-dom';

import { useUnkept } from '../kept/unkept';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog';

/**
 * Blocks leaving with unsaved text: inside the app until `leave` or `stay` is called, outside it (closing, reloading)
 * with the browser's own question.
 */
export function useUnsavedChangesGuard(when: boolean, outlivesReload = false) {
  // The query counts too: it selects tabs, and a form on a hidden tab is unmounted.
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      when && (from.pathname !== to.pathname || from.search !== to.search),
  );

  useUnkept(when, outlivesReload);

  return {
    isBlocked: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  };
}

export type UnsavedChangesGuardProps = {
  when: boolean;
  /** Names the text that would be lost. */
  text?: string;
  /** True when a reload restores it, as a draft does. */
  outlivesReload?: boolean;
  /** Called when the user leaves anyway. */
  onLeave?: () => void;
};

/**
 * Asks before leaving the page loses typed text. The router asks only the last guard of a page, so mount none for an
 * unchanged form: it would hide the guards of other forms.
 */
export function UnsavedChangesGuard({
  when,
  text = 'What you typed on this page is not saved yet.',
  outlivesReload = false,
  onLeave,
}: UnsavedChangesGuardProps) {
  return when ? <Guard text={text} outlivesReload={outlivesReload} {...(onLeave && { onLeave })} /> : null;
}

type GuardProps = {
  readonly text: string;
  readonly outlivesReload: boolean;
  readonly onLeave?: () => void;
};

function Guard({ text, outlivesReload, onLeave }: GuardProps) {
  const { isBlocked, stay, leave } = useUnsavedChangesGuard(true, outlivesReload);
  return (
    <ConfirmDialog
      open={isBlocked}
      title="Leave without saving?"
      text={text}
      confirmLabel="Leave"
      cancelLabel="Stay"
      tone="danger"
      onConfirm={() => {
        onLeave?.();
        leave();
      }}
      onClose={stay}
    />
  );
}
