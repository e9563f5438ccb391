import { lazy as reactLazy, useEffect, useState, type ComponentType } from 'react';
import { ERROR_SENTENCES } from '@/domain/core/errors';

import { useStableHandler } from '../hooks/use-stable-handler';
import { ErrorLine } from './error-line';

/** Shown instead of a component that could not be loaded; `retry` loads it again. */
export type NotLoaded<Props> = ComponentType<Props & { readonly retry: () => void }>;

/**
 * React's `lazy`, whose failed load is shown where the component would be and never as a broken screen. A press and
 * the next connection load it again.
 */
export function lazy<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  Failed: NotLoaded<Props> = NotHere,
): ComponentType<Props> {
  const attempt = () =>
    reactLazy<ComponentType<Attempt<Props>>>(async () => {
      try {
        const { default: Loaded } = await load();
        return { default: ({ given }) => <Loaded {...given} /> };
      } catch {
        return { default: (props) => <Missing of={Failed} {...props} /> };
      }
    });
  let current = attempt();
  const renew = () => {
    current = attempt();
    return current;
  };
  return function Lazy(props) {
    const [Shown, setShown] = useState(() => current);
    return <Shown given={props} renew={renew} retry={() => setShown(renew)} />;
  };
}

type Attempt<Props> = {
  readonly given: Props;
  /** Lets whatever is drawn next load again. */
  readonly renew: () => void;
  readonly retry: () => void;
};

type MissingProps<Props> = Attempt<Props> & { readonly of: NotLoaded<Props> };

function Missing<Props extends object>({ of: Failed, given, renew, retry }: MissingProps<Props>) {
  const tryAgain = useStableHandler(retry);
  useEffect(() => {
    window.addEventListener('online', tryAgain);
    return () => {
      window.removeEventListener('online', tryAgain);
      renew();
    };
  }, [tryAgain, renew]);
  return <Failed {...given} retry={retry} />;
}

function NotHere({ retry }: { readonly retry: () => void }) {
  return <ErrorLine text={notLoadedText()} onRetry={retry} />;
}

/** Why code did not load: without a connection, or because a new version took its place. */
export function notLoadedText(): string {
  return navigator.onLine ? ERROR_SENTENCES.unavailable : NOT_ON_DEVICE;
}

const NOT_ON_DEVICE =
  'No connection, and this part of Joblane is not on this device yet. Try again when you are online.';
