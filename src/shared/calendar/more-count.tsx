import { useState } from 'react';
import type { Day } from '@/domain/time/time';

export type MoreCountProps = {
  /** Events the library hides. */
  readonly hidden: number;
  /** By day: events that were not given to the library. */
  readonly left: ReadonlyMap<Day, number>;
};

/** "+5 more" of a day. The library does not say which day; its cell does. */
export function MoreCount({ hidden, left }: MoreCountProps) {
  const [day, setDay] = useState<Day>('');
  return (
    <span ref={(element) => setDay(element ? dayOfCell(element) : '')}>
      +{hidden + (left.get(day) ?? 0)} more
    </span>
  );
}

/** The day of the cell that an element is in. */
export function dayOfCell(element: Element): Day {
  return element.closest('[data-date]')?.getAttribute('data-date') ?? '';
}
