import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

/**
 * A dialog or menu whose code is fetched when it is first opened. It stays mounted from then on, so that it closes
 * with its transition and keeps what it keeps.
 */
export function lazyDialog<Props extends { readonly open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const Dialog: ComponentType<Props> = lazy(async () => ({ default: await load() }));
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
