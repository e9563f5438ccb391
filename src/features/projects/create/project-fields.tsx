import { usePeople } from '@/data/employees/use-people';
import { projectShape } from '@/domain/projects/project';
import { conventionsOf } from '@/domain/format/conventions';
import { DUE_DAYS } from '@/domain/core/calendar-day';
import { useFormat } from '@/shared/format/format-context';
import { FieldGrid } from '@/shared/forms/frame/field-grid';
import { formFields } from '@/shared/forms/fields/form-fields';
import { FormChoicesField } from '@/shared/forms/fields/form-choices-field';
import { FormDateField } from '@/shared/forms/fields/form-date-field';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { ClientField } from './client-field';

const { field } = formFields(projectShape);

/** Title, client and description. */
export function WhatFields() {
  return (
    <>
      <FormTextField {...field('title')} required />
      <ClientField />
      <FormTextField {...field('description')} multiline />
    </>
  );
}

/** The place of a project. */
export function PlaceFields() {
  const { address } = conventionsOf(useFormat().country);
  return (
    <FieldGrid>
      <FormTextField {...field('streetAddress')} />
      <FormTextField {...field('city')} />
      <FormTextField name="state" label={address.state} />
      <FormTextField name="zipcode" label={address.zipcode} />
    </FieldGrid>
  );
}

/** The planned days of a project. */
export function DateFields() {
  return (
    <FieldGrid>
      <FormDateField {...field('startOn')} min={DUE_DAYS.from} max={DUE_DAYS.until} />
      <FormDateField {...field('endOn')} min={DUE_DAYS.from} max={DUE_DAYS.until} />
    </FieldGrid>
  );
}

/** The people who see the project and work on it. */
export function MemberFields() {
  const { people, nameOf } = usePeople();
  return (
    <FormChoicesField
      {...field('assignees')}
      choices={people.map(({ uid }) => uid)}
      labelOf={nameOf}
      emptyText="Nobody fits"
    />
  );
}
