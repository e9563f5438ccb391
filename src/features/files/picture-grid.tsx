import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import Eye from 'lucide-react/icons/eye';
import ImageOff from 'lucide-react/icons/image-off';

import { photoTime } from '@/domain/files/file';
import type { FileRecord } from '@/domain/files/file';
import { dayOf } from '@/domain/time/time';
import { formatDay } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { DateText } from '@/shared/ui/text/date-text';
import { Icon } from '@/shared/ui/text/icon';

export type PictureGridProps = {
  readonly pictures: readonly FileRecord[];
  /** Null where the uploader is said nearby. */
  readonly nameOf: ((uid: string) => string) | null;
  readonly onOpen: (picture: FileRecord) => void;
};

/** Photos in a grid, each with its uploader and time; of several days, under a heading for each. */
export function PictureGrid({ pictures, nameOf, onOpen }: PictureGridProps) {
  const place = useFormat();
  const dayOfPicture = (picture: FileRecord) => dayOf(photoTime(picture), place.zone);
  const days = [...new Set(pictures.map(dayOfPicture))];
  if (days.length < 2 || nameOf === null) {
    return <Grid label="Photos" pictures={pictures} nameOf={nameOf} onOpen={onOpen} />;
  }
  return days.map((day) => (
    <section key={day}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {formatDay(day, place)}
      </Typography>
      <Grid
        label={`Photos of ${formatDay(day, place)}`}
        pictures={pictures.filter((one) => dayOfPicture(one) === day)}
        nameOf={nameOf}
        onOpen={onOpen}
      />
    </section>
  ));
}

function Grid({ label, pictures, nameOf, onOpen }: PictureGridProps & { readonly label: string }) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
        gap: 1.5,
        m: 0,
        mb: 2,
        p: 0,
        listStyle: 'none',
      }}
    >
      {pictures.map((picture) => (
        <Box component="li" key={picture.uuid} sx={{ minWidth: 0 }}>
          <ButtonBase
            aria-label={`Open ${picture.name}`}
            onClick={() => onOpen(picture)}
            sx={{
              display: 'grid',
              placeItems: 'center',
              width: '100%',
              aspectRatio: '1',
              overflow: 'clip',
              border: '1px solid',
              borderColor: 'divider',
              borderRadius: '10px',
              bgcolor: 'background.default',
              color: 'text.secondary',
            }}
          >
            {picture.thumb === '' ? (
              <Icon of={ImageOff} size={24} />
            ) : (
              <Box
                component="img"
                src={picture.thumb}
                alt=""
                sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
              />
            )}
          </ButtonBase>
          {nameOf && (
            <>
              <Box
                dir="auto"
                title={picture.name}
                sx={{ mt: 0.5, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
              >
                {picture.caption || picture.name}
              </Box>
              {(picture.tag !== '' || picture.clientVisible) && (
                <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: '0.75rem' }}>
                  {picture.tag}
                  {picture.clientVisible && (
                    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
                      <Icon of={Eye} size={14} />
                      Client sees it
                    </Box>
                  )}
                </Box>
              )}
              <Box sx={{ fontSize: '0.75rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {nameOf(picture.createdBy)}, <DateText at={photoTime(picture)} kind="day" />
              </Box>
            </>
          )}
        </Box>
      ))}
    </Box>
  );
}
