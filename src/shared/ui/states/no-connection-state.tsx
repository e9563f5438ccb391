import { ErrorState } from './error-state';
import type { ErrorStateProps } from './error-state';

/** The data is not on this device and there is no connection. It loads by itself later. */
export function NoConnectionState(props: Omit<ErrorStateProps, 'title' | 'text'>) {
  return (
    <ErrorState
      title="No connection"
      text="Nothing of this is on the device. It shows here as soon as you are back online."
      {...props}
    />
  );
}
