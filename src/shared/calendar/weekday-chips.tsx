import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { WEEKDAYS } from '@/domain/calendar/repeat';
import type { Weekday } from '@/domain/calendar/repeat';
import { WEEKDAY_NAMES } from '@/domain/time/day-words';

export type WeekdayChipsProps = {
  /** The first day's, which is always among them. */
  readonly own: Weekday;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
};

/** The days of the week on which something repeats. */
export function WeekdayChips({ own, chosen, onChange }: WeekdayChipsProps) {
  return (
    <Box role="group" aria-label="Days of the week" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {WEEKDAYS.map((weekday, index) => {
        const isOn = weekday === own || chosen.includes(weekday);
        return (
          <Chip
            key={weekday}
            component="button"
            type="button"
            label={WEEKDAY_NAMES[index]?.slice(0, 3)}
            aria-label={WEEKDAY_NAMES[index]}
            aria-pressed={isOn}
            variant={isOn ? 'filled' : 'outlined'}
            color={isOn ? 'primary' : 'default'}
            clickable
            // It follows the first day, and is as readable as the others.
            disabled={weekday === own}
            sx={{ '&.Mui-disabled': { opacity: 1 } }}
            onClick={() => onChange(isOn ? chosen.filter((one) => one !== weekday) : [...chosen, weekday])}
          />
        );
      })}
    </Box>
  );
}
