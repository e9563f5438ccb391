import type { CSSProperties } from 'react';
import { isWeekend } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';

/** The grid's variables: the number of days, the shade of its weekends, and the line before today. */
export function groundOf(days: readonly Day[], today: Day): CSSProperties {
  const at = (column: number) => `${(column / days.length) * 100}%`;
  const shades = days.flatMap((day, column) =>
    isWeekend(day)
      ? [
          `transparent ${at(column)}`,
          `var(--jl-bg) ${at(column)} ${at(column + 1)}`,
          `transparent ${at(column + 1)}`,
        ]
      : [],
  );
  const now = at(days.indexOf(today));
  return {
    '--days': days.length,
    ...(shades.length > 0 && { '--weekends': `linear-gradient(var(--along), ${shades.join(', ')})` }),
    ...(days.includes(today) && {
      '--today': `linear-gradient(var(--along), transparent ${now}, var(--jl-text) ${now} calc(${now} + 2px), transparent calc(${now} + 2px))`,
    }),
  } as CSSProperties;
}
