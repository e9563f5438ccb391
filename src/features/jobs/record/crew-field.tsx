import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useField } from 'formik';
import Plus from 'lucide-react/icons/plus';
import { useSettings } from '@/data/session/use-settings';
import { usePeople } from '@/data/employees/use-people';
import type { Person } from '@/data/employees/use-people';
import { crewMembers, withCrew } from '@/domain/jobs/crews';
import { FormChoicesField } from '@/shared/forms/fields/form-choices-field';
import { Icon } from '@/shared/ui/text/icon';

export type CrewFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly people: readonly Person[];
};

/** Chooses people one by one or a whole crew; bound to the form as uids. */
export function CrewField({ name, label, people }: CrewFieldProps) {
  const { nameOf } = usePeople();
  const { settings } = useSettings();
  const [field, , { setValue }] = useField<readonly string[]>(name);
  const uids = people.map((person) => person.uid);
  const crews = settings.crews.filter((crew) => crewMembers(crew, uids).length > 0);
  return (
    <div>
      <FormChoicesField name={name} label={label} choices={uids} labelOf={nameOf} emptyText="Nobody fits" />
      {crews.length > 0 && (
        <Box role="group" aria-label="Add a crew" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {crews.map((crew) => (
            <Chip
              key={crew.id}
              size="small"
              icon={<Icon of={Plus} size={18} />}
              label={crew.name}
              onClick={() => void setValue(withCrew(field.value, crew, uids))}
            />
          ))}
        </Box>
      )}
    </div>
  );
}
