import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { usePeople } from '@/data/employees/use-people';
import { useSettings } from '@/data/session/use-settings';
import type { Customer } from '@/domain/customers/customer';
import { differs, lacks, mergeParts } from '@/domain/customers/merge-parts';
import type { MergePart, MergePartKey } from '@/domain/customers/merge-parts';
import { useFormat } from '@/shared/format/format-context';
import { partText } from './part-text';

export type MergePartsProps = {
  readonly kept: Customer;
  readonly gone: Customer;
  readonly take: readonly MergePartKey[];
  readonly onTake: (take: readonly MergePartKey[]) => void;
};

/** What the merged customer will have: a choice where both differ, side by side, and what is filled from the other. */
export function MergeParts({ kept, gone, take, onTake }: MergePartsProps) {
  const formats = useFormat();
  const { nameOf } = usePeople();
  const { settings } = useSettings();
  const { customFields, subStatuses } = settings;
  const text = (of: Customer, part: MergePart) =>
    partText(of, part, { formats, nameOf, customFields, subStatuses });
  const shown = mergeParts(kept, gone, customFields).filter((part) =>
    // Every customer has a status: it is no news where it is not asked about.
    part.key === 'status' ? differs(kept, gone, part) : !(lacks(kept, part) && lacks(gone, part)),
  );
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
              sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 1, alignItems: 'start' }}
            >
              {(['kept', 'gone'] as const).map((side) => (
                <FormControlLabel
                  key={side}
                  value={side}
                  control={<Radio size="small" />}
                  label={
                    <Box component="span" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
                      {text(side === 'kept' ? kept : gone, part)}
                    </Box>
                  }
                />
              ))}
            </RadioGroup>
          </Box>
        );
      })}
    </Box>
  );
}
