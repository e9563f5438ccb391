import { useBlocker } from 'react-router-dom';

import { useUnkept } from '../kept/unkept';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog';

/**
 * Holds a person back who leaves with something typed and not saved: inside the app until `leave` or `stay` is called,
 * outside it (closing, reloading) with the browser's own question.
 */
export function useUnsavedChangesGuard(when: boolean, outlivesReload = false) {
  // The query counts too: tabs live in it, and a form that is not on the shown tab is gone.
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
  /** True while something is not saved. */
  when: boolean;
  /** What would be lost. */
  text?: string;
  /** Whether it is back after loading the page again, as a draft is. */
  outlivesReload?: boolean;
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
