import Box from '@mui/material/Box';
import { usePeople } from '@/data/employees/use-people';
import type { ProjectFields } from '@/data/projects/projects';
import { conventionsOf } from '@/domain/format/conventions';
import { DUE_DAYS } from '@/domain/core/calendar-day';
import { useFormat } from '@/shared/format/format-context';
import { FormChoicesField } from '@/shared/forms/fields/form-choices-field';
import { FormDateField } from '@/shared/forms/fields/form-date-field';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { ClientField } from './client-field';

/** Labels of the fields, by name. */
export const PROJECT_LABELS: Readonly<Record<keyof ProjectFields, string>> = {
  title: 'Title',
  description: 'Description',
  customerName: 'Client',
  clientId: 'Client',
  streetAddress: 'Street',
  city: 'City',
  state: 'State',
  zipcode: 'ZIP code',
  startOn: 'Start',
  endOn: 'End',
  assignees: 'Members',
};

const pairs = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** Title, client and description. */
export function WhatFields() {
  return (
    <>
      <FormTextField name="title" label={PROJECT_LABELS.title} required />
      <ClientField label={PROJECT_LABELS.customerName} />
      <FormTextField name="description" label={PROJECT_LABELS.description} multiline />
    </>
  );
}

/** The place of a project. */
export function PlaceFields() {
  const { address } = conventionsOf(useFormat().country);
  return (
    <Box sx={pairs}>
      <FormTextField name="streetAddress" label={PROJECT_LABELS.streetAddress} />
      <FormTextField name="city" label={PROJECT_LABELS.city} />
      <FormTextField name="state" label={address.state} />
      <FormTextField name="zipcode" label={address.zipcode} />
    </Box>
  );
}

/** The planned days of a project. */
export function DateFields() {
  return (
    <Box sx={pairs}>
      <FormDateField name="startOn" label={PROJECT_LABELS.startOn} min={DUE_DAYS.from} max={DUE_DAYS.until} />
      <FormDateField name="endOn" label={PROJECT_LABELS.endOn} min={DUE_DAYS.from} max={DUE_DAYS.until} />
    </Box>
  );
}

/** The people who see the project and work on it. */
export function MemberFields() {
  const { people, nameOf } = usePeople();
  return (
    <FormChoicesField
      name="assignees"
      label={PROJECT_LABELS.assignees}
      choices={people.map(({ uid }) => uid)}
      labelOf={nameOf}
      emptyText="Nobody fits"
    />
  );
}
