import type { BusinessSettings } from '@/domain/company/company';
import type { Person } from '@/data/employees/use-people';
import { CardForm } from '@/shared/forms/frame/card-form';

import { CrewsEditor } from './crews-editor';
import { crewsSchema, MAX_CREWS } from './settings.schema';

type Crews = Pick<BusinessSettings, 'crews'>;

export type CrewsFormProps = {
  readonly crews: BusinessSettings['crews'];
  readonly people: readonly Person[];
  /** All people by uid, former ones included. */
  readonly nameOf: (uid: string) => string;
  readonly onSave: (crews: BusinessSettings['crews']) => Promise<void>;
};

/** The company's crews. */
export function CrewsForm({ crews, people, nameOf, onSave }: CrewsFormProps) {
  return (
    <CardForm<Crews>
      title="Crews"
      text="A crew is put on a visit with one press. Visits that are planned keep their people."
      initialValues={{ crews }}
      validationSchema={crewsSchema}
      onSave={async (values) => {
        const finished = values.crews.map((crew) => ({
          ...crew,
          name: crew.name.trim(),
          lead: crew.members.includes(crew.lead) ? crew.lead : '',
        }));
        await onSave(finished);
        return { crews: finished };
      }}
    >
      <CrewsEditor max={MAX_CREWS} people={people} nameOf={nameOf} />
    </CardForm>
  );
}
