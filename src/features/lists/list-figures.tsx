import { useLocation } from 'react-router-dom';
import type { TypedQuery } from '@/data/core/query';
import { useCounts } from '@/data/live/use-counts';
import { writeAddress } from '@/domain/core/list-address';
import type { ListAddress, ListState } from '@/domain/core/list-address';
import { useFormat } from '@/shared/format/format-context';
import { formatCount } from '@/shared/format/counts';
import { useIsPhone } from '@/shared/ui/hooks/use-is-phone';
import { FigureStrip } from '@/shared/ui/list/figure-strip';

/** A count above a list, which opens the list of what it counts. */
export type ListFigure<A extends ListAddress> = {
  readonly label: string;
  readonly count: TypedQuery<unknown>;
  readonly shows: Partial<ListState<A>>;
  /** Beside a count above zero, for what needs attention. */
  readonly note?: string;
};

export type ListFiguresProps<A extends ListAddress> = {
  readonly list: A;
  readonly figures: readonly ListFigure<A>[];
};

/** The counts above a list; a phone has no room for them. */
export function ListFigures<A extends ListAddress>({ list, figures }: ListFiguresProps<A>) {
  const { country } = useFormat();
  const { pathname } = useLocation();
  const isPhone = useIsPhone();
  const { values, status } = useCounts(isPhone ? null : figures.map(({ count }) => count));
  if (isPhone) return null;
  return (
    <FigureStrip
      loading={status === 'loading'}
      figures={figures.map(({ label, shows, note }, at) => ({
        label,
        value: formatCount(values[at] ?? null, country),
        to: `${pathname}?${writeAddress(list, shows).toString()}`,
        ...(note && values[at] ? { change: { text: note, attention: true } } : {}),
      }))}
    />
  );
}
