import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ERROR_SENTENCES } from '@/domain/core/errors';
import { notify } from '../../feedback/notify';

type Openable = { readonly open: boolean; readonly onClose?: (() => void) | undefined };

/**
 * A dialog or menu whose code is fetched when it is first opened. It stays mounted from then on, so that it closes
 * with its transition and keeps what it keeps. Code that cannot be had leaves the screen as it is, with all that is
 * typed there; the next opening tries again.
 */
export function lazyDialog<Props extends Openable>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const fetched = () =>
    lazy<ComponentType<Props>>(async () => {
      try {
        return { default: await load() };
      } catch {
        // With a connection a part of this version is gone, which the update notice says.
        if (!navigator.onLine) notify.error(ERROR_SENTENCES.network);
        Dialog = fetched();
        return { default: NotHere };
      }
    });
  let Dialog = fetched();
  return function LazyDialog(props) {
    const [wasOpened, setWasOpened] = useState(false);
    if (props.open && !wasOpened) setWasOpened(true);
    return (
      wasOpened && (
        <Suspense>
          <Dialog {...props} />
        </Suspense>
      )
    );
  };
}

/** Closes again, so that the next press opens anew. */
function NotHere({ open, onClose }: Openable) {
  useEffect(() => {
    if (open) onClose?.();
  }, [open, onClose]);
  return null;
}
