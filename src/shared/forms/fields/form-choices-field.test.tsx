import { screen } from '@testing-library/react';
import { Formik } from 'formik';
import { expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui';
import { FormChoicesField } from './form-choices-field';

const NAMES = ['Patrick O’Brien', 'Jörg Müller', 'Ann Lee'];

it.each([
  ['obrien', 'Patrick O’Brien'],
  ['o’b', 'Patrick O’Brien'],
  ['mueller', 'Jörg Müller'],
  ['lee', 'Ann Lee'],
])('finds names as every search does: %s', async (typed, name) => {
  const { user } = renderUi(
    <Formik initialValues={{ people: [] }} onSubmit={() => undefined}>
      <FormChoicesField
        name="people"
        label="People"
        choices={NAMES}
        labelOf={(choice) => choice}
        emptyText="Nobody fits"
      />
    </Formik>,
  );
  await user.type(screen.getByRole('combobox', { name: 'People' }), typed);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([name]);
});
