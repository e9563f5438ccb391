import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { yearCount } from '@/data/jobs/jobs-of-year';
import type { YearAsked, YearPart } from '@/data/jobs/jobs-of-year';
import { useCounts } from '@/data/live/use-counts';
import { useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { seesAll } from '@/domain/access/viewer';
import { jobTypesOf } from '@/domain/company/job-types';
import { leadOf } from '@/domain/jobs/crews';
import { FIRST_YEAR, LAST_YEAR, MONTHS } from '@/domain/jobs/year';
import type { YEAR_LIST } from '@/domain/jobs/year';
import { MONTH_NAMES } from '@/domain/time/day-words';
import { paths } from '@/domain/navigation/paths';
import { formatCount } from '@/shared/format/counts';
import { useFormat } from '@/shared/format/format-context';
import type { AddressOf } from '@/shared/ui/list/use-list-address';
import { SegmentedControl } from '@/shared/ui/page/segmented-control';
import { Icon } from '@/shared/ui/text/icon';
import { TotalButton } from '@/shared/ui/list/total-button';

const TOTALS_BY = [
  { value: 'month', label: 'Month' },
  { value: 'type', label: 'Type' },
  { value: 'crew', label: 'Crew' },
] as const;

export type YearTotalsProps = {
  readonly asked: YearAsked;
  readonly address: AddressOf<typeof YEAR_LIST>;
};

type Total = {
  readonly filter: 'month' | 'type' | 'crew';
  readonly value: string;
  readonly label: string;
  readonly part: YearPart;
};

/** A year's jobs by month, type or crew, counted over all of them; each total filters the list. */
export function YearTotals({ asked, address }: YearTotalsProps) {
  const viewer = useViewer();
  const { country } = useFormat();
  const { settings } = useSettings();
  const { state, choose } = address;
  const { year, crews } = asked;
  // A crew is counted by its lead, and the own limits take up a query's one list of people.
  const hasCrews = seesAll(viewer) && crews.some((crew) => leadOf(crew) !== '');
  const by = state.by === 'crew' && !hasCrews ? null : state.by;
  const totals = totalsOf();
  const { values, status } = useCounts(
    totals.flatMap(({ part }) => [
      yearCount(viewer, asked, part),
      yearCount(viewer, asked, { ...part, statuses: ['Completed'] }),
    ]),
  );

  function totalsOf(): readonly Total[] {
    if (by === 'type')
      return jobTypesOf(settings).map((type) => ({
        filter: 'type',
        value: type,
        label: type,
        part: { type },
      }));
    if (by === 'crew')
      return crews.flatMap((crew): Total[] => {
        const lead = leadOf(crew);
        return lead === '' ? [] : [{ filter: 'crew', value: crew.id, label: crew.name, part: { lead } }];
      });
    return MONTHS.map((month, at) => ({
      filter: 'month',
      value: month,
      label: MONTH_NAMES[at] ?? month,
      part: { month },
    }));
  }

  const step = (to: number, label: string, icon: typeof ChevronLeft) => (
    <IconButton component={Link} to={paths.jobsOfYear(to)} aria-label={label}>
      <Icon of={icon} mirror />
    </IconButton>
  );
  return (
    <Box component="section" aria-label="Totals" sx={{ display: 'grid', gap: 1, mt: 1, mb: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        {year > FIRST_YEAR && step(year - 1, `Jobs of ${year - 1}`, ChevronLeft)}
        <Box component="span" className="tn" sx={{ fontWeight: 600 }}>
          {year}
        </Box>
        {year < LAST_YEAR && step(year + 1, `Jobs of ${year + 1}`, ChevronRight)}
        <Box sx={{ marginInlineStart: 'auto' }}>
          <SegmentedControl
            label="Totals by"
            options={TOTALS_BY.filter(({ value }) => hasCrews || value !== 'crew')}
            value={by ?? 'month'}
            onChange={(next) => choose('by', next === 'month' ? [] : [next])}
          />
        </Box>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          // Months in whole rows; types and crews as many as fit.
          gridTemplateColumns:
            by !== 'type' && by !== 'crew'
              ? { xs: columns(3), sm: columns(6), xl: columns(12) }
              : 'repeat(auto-fill, minmax(84px, 1fr))',
        }}
      >
        {totals.map(({ filter, value, label }, at) => (
          <TotalButton
            key={value}
            label={label}
            all={values[at * 2] ?? null}
            note={`${formatCount(values[at * 2 + 1] ?? null, country)} done`}
            isLoading={status === 'loading'}
            isChosen={state[filter] === value}
            onChoose={() => choose(filter, state[filter] === value ? [] : [value])}
          />
        ))}
      </Box>
    </Box>
  );
}

function columns(count: number): string {
  return `repeat(${count}, minmax(0, 1fr))`;
}
