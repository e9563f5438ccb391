import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { MOST_SEATS } from '@/domain/plans/entitlement';
import type { PlanInterval } from '@/domain/plans/tiers';
import { useTypedEarly } from '@/shared/forms/fields/use-typed-early';
import { SegmentedControl } from '@/shared/ui/page/segmented-control';
import { peopleOf } from '@/domain/plans/plan-choice';
import type { PlanChoice } from '@/domain/plans/plan-choice';
import { PeopleSlider } from './people-slider';

const INTERVALS: readonly { readonly value: PlanInterval; readonly label: string }[] = [
  { value: 'month', label: 'Monthly' },
  { value: 'year', label: 'Yearly' },
];

export type ChoiceFieldsProps = {
  readonly choice: PlanChoice;
  readonly hasYear?: boolean;
  readonly onChange: (choice: PlanChoice) => void;
};

/** Number of people and billing interval. Plain inputs keep this public page light. */
export function ChoiceFields({ choice, hasYear = true, onChange }: ChoiceFieldsProps) {
  const id = useId();
  const setPeople = (typed: string) => onChange({ ...choice, people: peopleOf(typed) });
  const number = useRef<HTMLInputElement>(null);
  useTypedEarly(number, String(choice.people), setPeople);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', columnGap: 3, rowGap: 1 }}>
      <Box sx={{ flex: '1 1 320px', maxWidth: 420 }}>
        <Typography component="label" htmlFor={id} sx={{ fontWeight: 500 }}>
          People in your team, you among them
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 44 }}>
          <PeopleSlider people={choice.people} onChange={setPeople} />
          <Box
            component="input"
            type="number"
            ref={number}
            id={id}
            min={1}
            max={MOST_SEATS}
            value={choice.people}
            onChange={(event) => setPeople(event.target.value)}
            className="tn"
            sx={numberStyles}
          />
        </Box>
      </Box>
      {hasYear && (
        <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 44 }}>
          <SegmentedControl
            label="Paid"
            options={INTERVALS}
            value={choice.interval}
            onChange={(interval) => onChange({ ...choice, interval })}
          />
        </Box>
      )}
    </Box>
  );
}

const numberStyles = {
  width: 80,
  height: 44,
  boxSizing: 'border-box',
  paddingInline: 1,
  font: 'inherit',
  textAlign: 'right',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'lineStrong',
  borderRadius: '10px',
} as const;
