import { useState } from 'react';

import { firstLetter, firstName } from '../../format/words';
import { toneColour } from '../../theme/status';
import '../table/cells.css';

export type PersonAvatarProps = {
  name: string;
  /** Address or data URL; the initial shows while it loads. */
  picture?: string;
  size?: 24 | 32 | 40 | 64;
};

const FONT_SIZES: Record<24 | 32 | 40 | 64, string> = {
  24: '0.75rem',
  32: '0.875rem',
  40: '1rem',
  64: '1.25rem',
};

const TINTS = [
  'appointment-set',
  'contacted',
  'not-contacted',
  'not-qualified',
  'pre-qualified',
  'quoted',
] as const;

/** A person's own tint, by the first word of the name: lists of first names and records have the same one. */
function tintOf(name: string) {
  const sum = firstName(name)
    .toLowerCase()
    .split('')
    .reduce((of, letter) => (of * 31 + letter.charCodeAt(0)) % 9973, 3);
  return toneColour(TINTS[sum % TINTS.length] ?? 'open-lead');
}

/** A person's picture, or the initial in the person's tint. Decorative: the name is beside it. */
export function PersonAvatar({ name, picture, size = 24 }: PersonAvatarProps) {
  const [loaded, setLoaded] = useState<string | null>(null);
  const { ink, fill, edge } = tintOf(name);
  const look = { color: ink, background: fill, borderColor: edge };
  return (
    <span
      aria-hidden
      className="jl-avatar"
      style={{ width: size, height: size, fontSize: FONT_SIZES[size], ...look }}
    >
      {picture !== undefined && picture === loaded ? null : firstLetter(name)}
      {picture && <img src={picture} alt="" onLoad={() => setLoaded(picture)} />}
    </span>
  );
}

export type PersonNameProps = {
  name: string;
  picture?: string;
  note?: string;
};

/** Avatar and name in one line, with an optional role at the end. */
export function PersonName({ name, picture, note }: PersonNameProps) {
  return (
    <span className={note === undefined ? 'jl-person' : 'jl-person jl-person-listed'}>
      <PersonAvatar name={name} {...(picture !== undefined && { picture })} />
      <span dir="auto">{name}</span>
      {note !== undefined && <small>{note}</small>}
    </span>
  );
}
