import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

import { ConfirmDialog } from '../ui/dialogs/confirm-dialog';

/**
 * Holds a person back who leaves with something typed and not saved: inside the app until `leave` or `stay` is called,
 * outside it (closing, reloading) with the browser's own question.
 */
export function useUnsavedChangesGuard(when: boolean) {
  // The query counts too: tabs live in it, and a form that is not on the shown tab is gone.
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      when && (from.pathname !== to.pathname || from.search !== to.search),
  );

  useEffect(() => {
    if (!when) return undefined;
    const handleBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleBeforeUnload);
    return () => window.removeEventListener('beforeunload', handleBeforeUnload);
  }, [when]);

  return {
    isBlocked: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  };
}

export type UnsavedChangesGuardProps = {
  /** True while something is not saved. */
  when: boolean;
  /** What would be lost. */
  text?: string;
  /** Told when the person leaves all the same. */
  onLeave?: () => void;
};

/**
 * Asks before typed text is lost by leaving the page. The router asks the last guard of a page alone, so a
 * form with nothing typed has none: it would let the others' text go.
 */
export function UnsavedChangesGuard({
  when,
  text = 'What you typed on this page is not saved yet.',
  onLeave,
}: UnsavedChangesGuardProps) {
  return when ? <Guard text={text} {...(onLeave && { onLeave })} /> : null;
}

function Guard({ text, onLeave }: { readonly text: string; readonly onLeave?: () => void }) {
  const { isBlocked, stay, leave } = useUnsavedChangesGuard(true);
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
