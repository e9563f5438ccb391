import { useBlocker } from 'react-router-dom';

import { useUnkept } from '../../kept/unkept';
import { LazyConfirmDialog } from '../../ui/dialogs/lazy-confirm-dialog';

/** Blocks leaving with unsaved text: in the app until `leave` or `stay`, outside it by the browser's question. */
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
  text?: string;
  /** True when a reload restores it, as a draft does. */
  outlivesReload?: boolean;
  onLeave?: () => void;
  onStay?: () => void;
};

/** Asks before typed text is lost. The router asks only a page's last guard, so mount none for unchanged forms. */
export function UnsavedChangesGuard({
  when,
  text = 'What you typed on this page is not saved yet.',
  outlivesReload = false,
  ...then
}: UnsavedChangesGuardProps) {
  return when ? <Guard text={text} outlivesReload={outlivesReload} {...then} /> : null;
}

type GuardProps = Required<Pick<UnsavedChangesGuardProps, 'text' | 'outlivesReload'>> &
  Pick<UnsavedChangesGuardProps, 'onLeave' | 'onStay'>;

function Guard({ text, outlivesReload, onLeave, onStay }: GuardProps) {
  const { isBlocked, stay, leave } = useUnsavedChangesGuard(true, outlivesReload);
  return (
    <LazyConfirmDialog
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
      onClose={() => {
        onStay?.();
        stay();
      }}
    />
  );
}
