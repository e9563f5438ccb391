import Clock from 'lucide-react/icons/clock';
import { followUpState } from '@/domain/customers/customer-filters';
import type { Day } from '@/domain/time/time';
import { formatDay } from '@/shared/format/dates';
import { plural } from '@/shared/format/counts';
import '@/shared/ui/table/cells.css';
import { Icon } from '@/shared/ui/text/icon';
import { useFormat } from '@/shared/format/format-context';
import type { Formats } from '@/domain/format/formats';

export type FollowUpTextProps = {
  readonly day: Day | '';
  readonly today: Day;
  /** In words ("Follow-up 3 days late") instead of the day alone. */
  readonly inWords?: boolean;
};

/** A follow-up day; a late one in the attention colour, with icon and word. */
export function FollowUpText({ day, today, inWords = false }: FollowUpTextProps) {
  const formats = useFormat();
  const state = followUpState(day, today);
  if (state.kind === 'none') return inWords ? null : <>–</>;
  const isLate = state.kind === 'late';
  const text = inWords ? inWordsOf(state.kind, state.days, day, formats) : formatDay(day, formats);
  if (!isLate) return <time dateTime={day}>{text}</time>;
  return (
    <span className="jl-attention">
      <time dateTime={day}>{text}</time>
      <Icon of={Clock} size={14} />
      {!inWords && <span className="visually-hidden">late</span>}
    </span>
  );
}

function inWordsOf(kind: 'late' | 'today' | 'ahead', days: number, day: Day, formats: Formats): string {
  if (kind === 'late') return `Follow-up ${plural(days, 'day', formats.country)} late`;
  return kind === 'today' ? 'Follow-up today' : `Follow-up ${formatDay(day, formats)}`;
}
