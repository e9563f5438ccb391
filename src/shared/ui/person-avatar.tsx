import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';

import { firstLetter } from '../format/words';

export type PersonAvatarProps = {
  name: string;
  /** Picture as an address or data URL; the initial shows until it is there. */
  picture?: string;
  size?: 24 | 32 | 40 | 64;
};

const FONT_SIZES: Record<24 | 32 | 40 | 64, string> = {
  24: '0.75rem',
  32: '0.875rem',
  40: '1rem',
  64: '1.25rem',
};

/** A person's picture or initial. Decorative: the name stands beside it. Neutral, so it never competes with a status. */
export function PersonAvatar({ name, picture, size = 24 }: PersonAvatarProps) {
  return (
    <Avatar
      aria-hidden
      src={picture || undefined}
      alt=""
      sx={{
        width: size,
        height: size,
        flex: 'none',
        bgcolor: 'background.default',
        color: 'text.primary',
        border: '1px solid',
        borderColor: 'lineStrong',
        fontSize: FONT_SIZES[size],
        fontWeight: 600,
        lineHeight: 1,
      }}
    >
      {firstLetter(name)}
    </Avatar>
  );
}

export type PersonNameProps = {
  name: string;
  picture?: string;
  /** What the person is here, e.g. "Salesperson". */
  note?: string;
};

/** Avatar and name in one line, with an optional role at the end. */
export function PersonName({ name, picture, note }: PersonNameProps) {
  return (
    <Box
      component="span"
      // With a role it is a row of a list of people, which needs air between its pictures.
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minWidth: 0,
        minHeight: note === undefined ? undefined : 32,
      }}
    >
      <PersonAvatar name={name} picture={picture} />
      <Box
        component="span"
        dir="auto"
        sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {name}
      </Box>
      {note !== undefined && (
        <Box
          component="small"
          sx={{ marginInlineStart: 'auto', fontSize: '0.75rem', color: 'text.secondary' }}
        >
          {note}
        </Box>
      )}
    </Box>
  );
}
