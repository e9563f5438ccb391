import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLive } from '@/data/live/use-live';
import { requestsTo } from '@/data/network/network';
import { useUser, useViewer } from '@/data/session/use-session';
import { Card } from '@/shared/ui/page/card';
import { ConnectionRow } from './connection-row';
import { Offer, useOffers } from './handover/offered-trackers';

/** Requests and offered trackers that wait for the user's answer; nothing without any. `isCard` frames them. */
export function WaitingForYou({ isCard = false }: { readonly isCard?: boolean }) {
  const viewer = useViewer();
  const { userNetwork } = useUser();
  const { rows } = useLive(requestsTo(viewer));
  const offers = useOffers(userNetwork);
  const count = rows.length + offers.length;
  if (count === 0) return null;
  const list = (
    <Box component="section" aria-label="Waiting for you" sx={isCard ? {} : { mb: 3 }}>
      <Typography variant="h3" component="h2">
        Waiting for you{' '}
        <Box component="span" className="tn" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {count}
        </Box>
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((connection) => (
          <ConnectionRow key={connection.uuid} connection={connection} />
        ))}
        {offers.map((offer) => (
          <Offer key={offer.uuid} offer={offer} />
        ))}
      </Box>
    </Box>
  );
  return isCard ? <Card>{list}</Card> : list;
}
