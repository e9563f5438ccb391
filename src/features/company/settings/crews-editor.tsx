import { newId } from '@/data/core/ids';
import type { Person } from '@/data/employees/use-people';
import type { Crew } from '@/domain/company/company';
import { FormChoicesField } from '@/shared/forms/fields/form-choices-field';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';

import { EntriesEditor } from '@/shared/forms/fields/entries-editor';

export type CrewsEditorProps = {
  readonly max: number;
  readonly people: readonly Person[];
  readonly nameOf: (uid: string) => string;
};

/** Edits the crews: name, members and lead. */
export function CrewsEditor({ max, people, nameOf }: CrewsEditorProps) {
  return (
    <EntriesEditor<'crews', Crew>
      name="crews"
      noun="crew"
      max={max}
      second="minmax(0, 1fr)"
      emptyText="None yet. Add one for people who usually go out together."
      keyOf={(crew) => crew.id}
      nameOf={(crew) => crew.name}
      makeNew={() => ({ id: newId(), name: '', lead: '', members: [] })}
      renderFields={(crew, path) => (
        <>
          <FormTextField name={`${path}.name`} label="Name" />
          <FormSelect
            name={`${path}.lead`}
            label="Lead"
            emptyLabel="Nobody"
            options={crew.members.map((uid) => ({ value: uid, label: nameOf(uid) }))}
          />
        </>
      )}
      renderBelow={(_crew, path) => (
        <FormChoicesField
          name={`${path}.members`}
          label="People"
          choices={people.map((person) => person.uid)}
          labelOf={nameOf}
          emptyText="Nobody fits"
        />
      )}
    />
  );
}
