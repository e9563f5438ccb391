import Link from '@mui/material/Link';
import { mapsHref } from '../../format/address';
import { Fact } from './facts';

/** An address in one line, shown on the device's map; '' where there is none. */
export function AddressFact({ address }: { readonly address: string }) {
  return (
    <Fact label="Address">
      {address ? (
        <Link href={mapsHref(address)} target="_blank" rel="noopener">
          {address}
        </Link>
      ) : (
        'Not set'
      )}
    </Fact>
  );
}
