import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { FieldArray, useFormikContext } from 'formik';

import { newId } from '@/data/core/ids';
import { SUB_STATUS_NOUNS } from '@/domain/core/noun-names';
import { STATUSES_OF } from '@/domain/core/sub-statuses';
import type { SubStatusNoun } from '@/domain/core/noun-names';
import type { SubStatus } from '@/domain/core/sub-statuses';
import { MenuButton } from '@/shared/ui/menus/menu-button';
import { StatusChip } from '@/shared/ui/text/status-chip';

import { SubStatusRow } from './sub-status-row';

const TITLES: Readonly<Record<SubStatusNoun, string>> = {
  customer: 'Leads and customers',
  tracker: 'Trackers',
  job: 'Jobs',
};

export type SubStatusesEditorProps = { readonly max: number };

/** The sub-statuses of each noun by main status, which never changes, because records store it. */
export function SubStatusesEditor({ max }: SubStatusesEditorProps) {
  const { values, errors } = useFormikContext<{ subStatuses: readonly SubStatus[] }>();
  const all = values.subStatuses.map((sub, index) => ({ sub, index }));
  // An error of the whole list is a string; errors of single lines appear at their lines.
  const listError = errors.subStatuses;
  return (
    <FieldArray name="subStatuses">
      {({ push, remove, swap }) => (
        <Box sx={{ display: 'grid', gap: 3 }}>
          {SUB_STATUS_NOUNS.map((noun) => (
            <Box component="fieldset" key={noun} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
              <Typography component="legend" variant="h2" sx={{ p: 0, mb: 1 }}>
                {TITLES[noun]}
              </Typography>
              {STATUSES_OF[noun].map((status) => {
                const lines = all.filter(({ sub }) => sub.noun === noun && sub.status === status);
                if (lines.length === 0) return null;
                return (
                  <Box key={status} role="group" aria-label={status} sx={{ mb: 2 }}>
                    <Box sx={{ mb: 1 }}>
                      <StatusChip status={status} />
                    </Box>
                    {lines.map(({ sub, index }, place) => (
                      <SubStatusRow
                        key={sub.id}
                        name={`subStatuses.${index}`}
                        label={`${status} ${place + 1}`}
                        colour={sub.colour}
                        {...neighbours(lines, place, (other) => swap(index, other))}
                        onRemove={() => remove(index)}
                      />
                    ))}
                  </Box>
                );
              })}
              <MenuButton
                variant="outlined"
                size="small"
                label={`Add for ${TITLES[noun].toLowerCase()}`}
                items={STATUSES_OF[noun].map((status) => ({
                  id: status,
                  label: status,
                  disabled: all.length >= max,
                  reason: `At most ${max} in all.`,
                  onSelect: () =>
                    push({ id: newId(), noun, status, label: '', colour: 'grey' } satisfies SubStatus),
                }))}
              />
            </Box>
          ))}
          {typeof listError === 'string' && <FormHelperText error>{listError}</FormHelperText>}
        </Box>
      )}
    </FieldArray>
  );
}

/** Moves within the same status, past the entries of others in the full list. */
function neighbours(
  lines: readonly { readonly index: number }[],
  place: number,
  swapWith: (index: number) => void,
) {
  const before = lines[place - 1];
  const after = lines[place + 1];
  return {
    ...(before && { onUp: () => swapWith(before.index) }),
    ...(after && { onDown: () => swapWith(after.index) }),
  };
}
