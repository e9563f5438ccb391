import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';

import type { TrackingReader } from '@/data/tracking/tracking-reader';
import type { PublicPhoto, PublicPhotos } from '@/domain/tracking/public-photos';
import { formatCount } from '@/shared/format/counts';
import { formatDate } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { cardSx, WIDE } from './progress-styles';

export type PhotosCardProps = {
  readonly reader: TrackingReader;
  readonly link: string;
  /** How many there are; their places are kept free while they load. */
  readonly count: number;
  /** Time of the copy, epoch ms: another one may have other photos. */
  readonly changedAt: number;
  readonly now: number;
};

/** The photos that the office shows: small at first, each opens at full size. */
export function PhotosCard({ reader, link, count, changedAt, now }: PhotosCardProps) {
  const place = useFormat();
  const [photos, setPhotos] = useState<PublicPhotos | 'loading'>('loading');
  useEffect(() => {
    let isOver = false;
    reader.photos(link).then(
      (found) => {
        if (!isOver) setPhotos(found);
      },
      // The page goes on without them, and reads them again with its next change.
      () => {
        if (!isOver) setPhotos((had) => (had === 'loading' ? [] : had));
      },
    );
    return () => {
      isOver = true;
    };
  }, [reader, link, changedAt]);
  if (photos.length === 0) return null;
  const shown = photos === 'loading' ? count : photos.length;
  return (
    <Box component="section" sx={{ ...cardSx, gridArea: 'photos' }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2, mb: 2 }}>
        <Typography variant="h4" component="h2">
          Photos
        </Typography>
        <Box component="span" className="tn" sx={{ color: 'text.secondary' }}>
          {formatCount(shown, place.country)} shared with you
        </Box>
      </Box>
      <Box component="ul" sx={tilesSx}>
        {photos === 'loading'
          ? Array.from({ length: count }, (_, index) => (
              <Box component="li" key={index} aria-hidden>
                <Box sx={{ ...pictureSx, bgcolor: 'background.default' }} />
                <Box sx={{ height: '2.75rem' }} />
              </Box>
            ))
          : photos.map((photo) => (
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
          sx={{ ...pictureSx, objectFit: 'cover' }}
        />
      </Box>
      {caption !== '' && (
        <Box dir="auto" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {caption}
        </Box>
      )}
      <Box className="tn" sx={{ fontSize: '0.75rem', lineHeight: '1rem', color: 'text.secondary' }}>
        {said}
      </Box>
    </Box>
  );
}

const tilesSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
  [WIDE]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 3 },
} as const;

const pictureSx = { display: 'block', width: '100%', aspectRatio: '4 / 3', borderRadius: '6px' } as const;
