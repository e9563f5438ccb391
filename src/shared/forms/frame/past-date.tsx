import { useState } from 'react';

import { LazyConfirmDialog } from '../../ui/dialogs/lazy-confirm-dialog';

type Asked = { readonly past: string; readonly goOn: () => void; readonly stay: () => void };

const nothing = () => undefined;

/**
 * Asks before a date in the past is set: "That is yesterday. Book it anyway?". `askPast` takes the result of `pastDay`
 * or `pastMoment` and continues at once when that is null; `confirmPast` is the same as a promise. Render `question`.
 */
export function usePastDate(verb: 'Book' | 'Set' | 'Plan' = 'Book') {
  const [asked, setAsked] = useState<Asked | null>(null);
  const askPast = (past: string | null, goOn: () => void, stay: () => void = nothing) => {
    if (past === null) goOn();
    else setAsked({ past, goOn, stay });
  };
  const confirmPast = async (past: string | null): Promise<boolean> =>
    new Promise((resolve) => {
      askPast(
        past,
        () => resolve(true),
        () => resolve(false),
      );
    });
  const close = (then: () => void) => {
    setAsked(null);
    then();
  };
  const question = asked && (
    <LazyConfirmDialog
      open
      title={`That is ${asked.past}. ${verb} it anyway?`}
      confirmLabel={`${verb} it anyway`}
      cancelLabel="Change the date"
      onConfirm={() => close(asked.goOn)}
      onClose={() => close(asked.stay)}
    />
  );
  return { askPast, confirmPast, question };
}
