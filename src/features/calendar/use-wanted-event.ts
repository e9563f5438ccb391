import { useSearchParams } from 'react-router-dom';

const KEY = 'event';

/** The event whose details are open, by the id of the API; in the address, so that notifications lead to it. */
export function useWantedEvent(): {
  readonly wanted: string | null;
  readonly want: (id: string | null) => void;
} {
  const [address, setAddress] = useSearchParams();
  const want = (id: string | null) => {
    const next = new URLSearchParams(address);
    if (id === null) next.delete(KEY);
    else next.set(KEY, id);
    setAddress(next, { replace: true });
  };
  return { wanted: address.get(KEY), want };
}
