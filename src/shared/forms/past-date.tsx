import { useState } from 'react';

import { ConfirmDialog } from '../ui/dialogs/confirm-dialog';

type Asked = { readonly past: string; readonly goOn: () => void; readonly stay: () => void };

const nothing = () => undefined;

/**
 * Asks before something is put on a date in the past: "That is yesterday. Book it anyway?". `askPast` takes what
 * `pastDay` or `pastMoment` says and goes on at once when that is null; `confirmPast` is the same as a promise.
 * `question` is to be rendered.
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
    <ConfirmDialog
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
