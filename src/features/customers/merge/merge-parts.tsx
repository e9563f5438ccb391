import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { usePeople } from '@/data/employees/use-people';
import type { Customer } from '@/domain/customers/customer';
import { differs, lacks, MERGE_PARTS } from '@/domain/customers/merge';
import type { MergePart, MergePartKey } from '@/domain/customers/merge';
import { useFormat } from '@/shared/format/format-context';
import { partText } from './part-text';

export type MergePartsProps = {
  readonly kept: Customer;
  readonly gone: Customer;
  readonly take: readonly MergePartKey[];
  readonly onTake: (take: readonly MergePartKey[]) => void;
};

/** What the merged customer will have: a choice where both differ, and what is filled from the other. */
export function MergeParts({ kept, gone, take, onTake }: MergePartsProps) {
  const formats = useFormat();
  const { nameOf } = usePeople();
  const text = (of: Customer, part: MergePart) => partText(of, part, formats, nameOf);
  const shown = MERGE_PARTS.filter((part) => !(lacks(kept, part) && lacks(gone, part)));
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {shown.map((part) => {
        const { key, label } = part;
        if (!differs(kept, gone, part)) {
          return (
            <Box key={key} role="group" aria-label={label}>
              <Box sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>{label}</Box>
              <Box dir="auto" sx={{ overflowWrap: 'anywhere' }}>
                {text(lacks(kept, part) ? gone : kept, part)}
              </Box>
            </Box>
          );
        }
        return (
          <Box key={key}>
            <Box sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>{label}</Box>
            <RadioGroup
              aria-label={label}
              value={take.includes(key) ? 'gone' : 'kept'}
              onChange={(_, side) =>
                onTake(side === 'gone' ? [...take, key] : take.filter((one) => one !== key))
              }
            >
              {(['kept', 'gone'] as const).map((side) => (
                <FormControlLabel
                  key={side}
                  value={side}
                  control={<Radio size="small" />}
                  label={<span dir="auto">{text(side === 'kept' ? kept : gone, part)}</span>}
                />
              ))}
            </RadioGroup>
          </Box>
        );
      })}
    </Box>
  );
}
