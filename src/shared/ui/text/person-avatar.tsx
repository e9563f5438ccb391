import { useState } from 'react';

import { firstLetter } from '../../format/words';
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

/** A person's picture or initial. Decorative: the name is beside it. Neutral, so it never competes with a status. */
export function PersonAvatar({ name, picture, size = 24 }: PersonAvatarProps) {
  const [loaded, setLoaded] = useState<string | null>(null);
  return (
    <span aria-hidden className="jl-avatar" style={{ width: size, height: size, fontSize: FONT_SIZES[size] }}>
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
