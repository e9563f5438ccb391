import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import type { CSSProperties } from 'react';

const box: CSSProperties = {
  boxSizing: 'border-box',
  width: 16,
  height: 16,
  border: '1.5px solid var(--jl-line-strong)',
  borderRadius: 4,
  display: 'grid',
  placeItems: 'center',
  background: 'var(--jl-paper)',
};

const filled: CSSProperties = {
  ...box,
  background: 'var(--jl-primary)',
  border: '1.5px solid var(--jl-primary)',
  color: 'var(--jl-on-primary)',
};

/** The three states of a checkbox: a 16-pixel box with a 3:1 outline. */
export const uncheckedIcon = <span style={box} />;

export const checkedIcon = (
  <span style={filled}>
    <Check size={12} strokeWidth={3.6} aria-hidden />
  </span>
);

export const mixedIcon = (
  <span style={filled}>
    <Minus size={12} strokeWidth={3.6} aria-hidden />
  </span>
);
