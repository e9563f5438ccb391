import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { FieldArray, useFormikContext } from 'formik';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';

import { newId } from '@/data/ids';
import type { Person } from '@/data/use-people';
import type { Crew } from '@/domain/company';
import { FormChoicesField } from '@/shared/forms/form-choices-field';
import { FormSelect } from '@/shared/forms/form-select';
import { FormTextField } from '@/shared/forms/form-text-field';
import { Icon } from '@/shared/ui/icon';

import { editorRow } from './editor-row';

export type CrewsEditorProps = {
  readonly max: number;
  readonly people: readonly Person[];
  readonly byUid: ReadonlyMap<string, Person>;
};

/** Names the crews, who is in each and who leads it. */
export function CrewsEditor({ max, people, byUid }: CrewsEditorProps) {
  const { values, errors } = useFormikContext<{ crews: readonly Crew[] }>();
  const listError = errors.crews;
  const nameOf = (uid: string) => byUid.get(uid)?.name ?? 'Somebody who left';
  return (
    <FieldArray name="crews">
      {({ push, remove }) => (
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          {values.crews.length === 0 && (
            <Typography sx={{ color: 'text.secondary' }}>
              None yet. Add one for people who usually go out together.
            </Typography>
          )}
          {values.crews.map((crew, index) => (
            <Box key={crew.id} role="group" aria-label={`Crew ${index + 1}`} sx={editorRow('minmax(0, 1fr)')}>
              <FormTextField name={`crews.${index}.name`} label="Name" />
              <FormSelect
                name={`crews.${index}.lead`}
                label="Lead"
                emptyLabel="Nobody"
                options={crew.members.map((uid) => ({ value: uid, label: nameOf(uid) }))}
              />
              <IconButton
                aria-label={`Remove crew ${crew.name || index + 1}`}
                onClick={() => remove(index)}
                sx={{ mt: '26px' }}
              >
                <Icon of={X} size={18} />
              </IconButton>
              <Box sx={{ gridColumn: '1 / -1' }}>
                <FormChoicesField
                  name={`crews.${index}.members`}
                  label="People"
                  choices={people.map((person) => person.uid)}
                  labelOf={nameOf}
                  emptyText="Nobody fits"
                />
              </Box>
            </Box>
          ))}
          {typeof listError === 'string' && <FormHelperText error>{listError}</FormHelperText>}
          <Button
            variant="text"
            startIcon={<Icon of={Plus} size={18} />}
            disabled={values.crews.length >= max}
            onClick={() => push({ id: newId(), name: '', lead: '', members: [] } satisfies Crew)}
          >
            Add crew
          </Button>
        </Box>
      )}
    </FieldArray>
  );
}
