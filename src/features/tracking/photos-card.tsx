import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';

import type { TrackingReader } from '@/data/tracking/tracking-reader';
import type { PublicPhoto, PublicPhotos } from '@/domain/tracking/public-photos';
import { formatDate } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { cardLabelSx, cardSx } from './progress-styles';

export type PhotosCardProps = {
  readonly reader: TrackingReader;
  readonly link: string;
  /** Time of the copy, epoch ms: another one may have other photos. */
  readonly changedAt: number;
  readonly now: number;
};

/** The photos that the office shows: small at first, each opens at full size. */
export function PhotosCard({ reader, link, changedAt, now }: PhotosCardProps) {
  const place = useFormat();
  const [photos, setPhotos] = useState<PublicPhotos>([]);
  useEffect(() => {
    let isOver = false;
    reader.photos(link).then(
      (found) => {
        if (!isOver) setPhotos(found);
      },
      // The page goes on without them, and reads them again with its next change.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [reader, link, changedAt]);
  if (photos.length === 0) return null;
  return (
    <Box component="section" sx={{ ...cardSx, mt: 2 }}>
      <Typography component="h2" sx={cardLabelSx}>
        Photos
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
          gap: 1.5,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {photos.map((photo) => (
          <Photo
            key={photo.id}
            photo={photo}
            address={reader.photoAddress(link, photo.id)}
            taken={formatDate(photo.at, place, now)}
          />
        ))}
      </Box>
    </Box>
  );
}

type PhotoProps = { readonly photo: PublicPhoto; readonly address: string; readonly taken: string };

function Photo({ photo: { tag, caption, thumb }, address, taken }: PhotoProps) {
  const said = [tag, taken].filter((part) => part !== '').join(', ');
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <Box component="a" href={address} target="_blank" rel="noreferrer" sx={{ display: 'block' }}>
        <Box
          component="img"
          src={thumb}
          alt={caption === '' ? `Photo, ${said}` : caption}
          sx={{ width: '100%', aspectRatio: '1', objectFit: 'cover', borderRadius: '10px' }}
        />
      </Box>
      {caption !== '' && (
        <Box dir="auto" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {caption}
        </Box>
      )}
      <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>{said}</Box>
    </Box>
  );
}
