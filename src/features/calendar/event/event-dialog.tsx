import { useFormikContext } from 'formik';
import type { ApiEvent, ApiEventFields } from '@/api/contract/calendar';
import type { Person } from '@/data/employees/use-people';
import { EVENT_COLOURS, eventShape } from '@/domain/calendar/event';
import { FormCheckbox } from '@/shared/forms/fields/form-checkbox';
import { FormChoicesField } from '@/shared/forms/fields/form-choices-field';
import { FormDateField } from '@/shared/forms/fields/form-date-field';
import { FormDateTimeField } from '@/shared/forms/fields/form-date-time-field';
import { formFields } from '@/shared/forms/fields/form-fields';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';
import { colourLabel, colourName } from '@/shared/format/colour-name';
import { useFormat } from '@/shared/format/format-context';
import { fieldsOf, newValues, startedAt, startedOn, valuesOf } from './event-values';
import type { EventValues, Picked } from './event-values';
import { eventSchema } from './event.schema';
import { RepeatFields } from './repeat-fields';

const { field } = formFields(eventShape);
const PRIVACIES = [
  { value: 'business', label: 'Coworkers who see everybody’s schedule' },
  { value: 'private', label: 'Only the people invited' },
];

export type EventDialogProps = {
  readonly open: boolean;
  /** The event to change, or the place of a new one. */
  readonly of: ApiEvent | Picked;
  readonly zone: string;
  /** The people who may be invited. */
  readonly people: readonly Person[];
  readonly nameOf: (uid: string) => string;
  /** Resolves to false when the user stays in the form. */
  readonly onSave: (fields: ApiEventFields) => Promise<boolean>;
  readonly onClose: () => void;
};

/** Adds or changes an event. */
export function EventDialog({ open, of, zone, people, nameOf, onSave, onClose }: EventDialogProps) {
  const { country } = useFormat();
  const event = 'id' in of ? of : null;
  const organizer = event?.organizerId;
  const submit = async (values: EventValues) => {
    const fields = fieldsOf(values);
    if (fields === null) return false;
    const assigneeIds = [...(organizer === undefined ? [] : [organizer]), ...values.invited];
    if (!(await onSave({ ...fields, assigneeIds }))) return false;
    onClose();
    return true;
  };
  return (
    <FormikDialog<EventValues>
      open={open}
      title={event ? 'Change the event' : 'Add event'}
      submitLabel={event ? 'Save' : 'Add event'}
      validationSchema={eventSchema}
      initialValues={'id' in of ? valuesOf(of, zone) : newValues(of, zone)}
      draftKey={event ? `event:${event.id}` : 'event:new'}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormTextField {...field('title')} required />
      <FormCheckbox {...field('allDay')} />
      <EventSpan />
      <RepeatFields />
      {people.length > 0 && (
        <FormChoicesField
          name="invited"
          label="Invite coworkers"
          choices={people.map(({ uid }) => uid)}
          labelOf={nameOf}
          emptyText="Nobody fits"
        />
      )}
      <FormTextField {...field('place')} />
      <FormTextField {...field('description')} multiline rows={3} />
      <FormSelect
        name="color"
        label={colourLabel(country)}
        options={EVENT_COLOURS.map((value) => ({ value, label: colourName(value, country) }))}
      />
      {people.length > 0 && <FormSelect {...field('privacy')} options={PRIVACIES} />}
    </FormikDialog>
  );
}

/** Start and end, as times or as whole days; the end moves with the start, and either way of saying it with the other. */
function EventSpan() {
  const { values, setValues } = useFormikContext<EventValues>();
  const { allDay, zone } = values;
  const moveStart = (start: number | null, before: number | null) => {
    if (start !== null) void setValues(startedAt({ ...values, start: before }, start));
  };
  const moveFirst = (day: string, before: string) => {
    if (day !== '') void setValues(startedOn({ ...values, firstDay: before }, day));
  };
  if (allDay) {
    return (
      <>
        <FormDateField {...field('firstDay')} required onPicked={moveFirst} />
        <FormDateField name="lastDay" label="Last day of the event" required />
      </>
    );
  }
  return (
    <>
      <FormDateTimeField {...field('start')} zone={zone} required onPicked={moveStart} />
      <FormDateTimeField name="end" label="Ends at" zone={zone} required />
    </>
  );
}
