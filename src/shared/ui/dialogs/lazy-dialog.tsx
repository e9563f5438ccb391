import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ERROR_SENTENCES } from '@/domain/core/errors';
import { notify } from '../../feedback/notify';

type Openable = { readonly open: boolean; readonly onClose?: (() => void) | undefined };

/**
 * A dialog or menu whose code loads when it is first opened. It stays mounted then, to keep its closing transition and
 * its state. A failed load leaves the screen and its typed text; the next opening tries again.
 */
export function lazyDialog<Props extends Openable>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const fetched = () =>
    lazy<ComponentType<Props>>(async () => {
      try {
        return { default: await load() };
      } catch {
        // Online, a chunk of this version is gone; the update notice reports that.
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

/** Closes at once, so that the next press opens again. */
function NotHere({ open, onClose }: Openable) {
  useEffect(() => {
    if (open) onClose?.();
  }, [open, onClose]);
  return null;
}
