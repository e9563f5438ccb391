import type { CSSProperties } from 'react';

import type { SubStatus } from '@/domain/core/sub-statuses';

import { subStatusInk } from '../../theme/sub-status';
import '../table/cells.css';

export type SubStatusTextProps = { readonly sub: Pick<SubStatus, 'label' | 'colour'> | null };

/** A sub-status: a coloured dot and its words, nothing for null. Lists reuse its element. */
export function SubStatusText({ sub }: SubStatusTextProps) {
  return (
    <span className="jl-sub" title={sub?.label} style={sub ? dotOf(subStatusInk(sub.colour)) : undefined}>
      {sub?.label}
    </span>
  );
}

function dotOf(colour: string): CSSProperties & Record<'--jl-dot', string> {
  return { '--jl-dot': colour };
}
