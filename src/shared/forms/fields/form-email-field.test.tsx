import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { object, string } from 'yup';
import { describe, expect, it } from 'vitest';
import { isEmailAddress, ONE_ADDRESS } from '@/domain/format/email';
import { renderUi } from '../../testing/render-ui';
import { FormEmailField } from './form-email-field';

const SCHEMA = object({
  email: string().test('email', 'That is no address', (text = '') => isEmailAddress(text)),
});

function renderField() {
  return renderUi(
    <Formik initialValues={{ email: '' }} validationSchema={SCHEMA} onSubmit={() => undefined}>
      <Form noValidate>
        <FormEmailField name="email" label="E-mail" />
      </Form>
    </Formik>,
  );
}

describe('a field for one e-mail address', () => {
  it.each([
    '"Birch, Nora" <nora@birch.example>',
    'Birch, Nora <nora@birch.example>',
    '<nora@birch.example>',
    'mailto:nora@birch.example',
    'nora@birch.example;',
    ' nora@birch.example, ',
  ])('takes the address of %j', async (pasted) => {
    const person = userEvent.setup();
    renderField();
    const field = screen.getByRole('textbox', { name: 'E-mail' });
    await person.click(field);
    await person.paste(pasted);
    await person.tab();
    await waitFor(() => expect(field).toHaveValue('nora@birch.example'));
    await waitFor(() => expect(screen.queryByText('That is no address')).not.toBeInTheDocument());
  });

  it('keeps several addresses, and says so', async () => {
    const person = userEvent.setup();
    renderField();
    const field = screen.getByRole('textbox', { name: 'E-mail' });
    const both = '"Birch, Nora" <nora@birch.example>, pat@birch.example';
    await person.click(field);
    await person.paste(both);
    await person.tab();
    expect(await screen.findByText(ONE_ADDRESS)).toBeVisible();
    expect(field).toHaveValue(both);
  });

  it('refuses other text in the words of its form', async () => {
    const person = userEvent.setup();
    renderField();
    await person.type(screen.getByRole('textbox', { name: 'E-mail' }), 'nora@birch,example');
    await person.tab();
    expect(await screen.findByText('That is no address')).toBeVisible();
  });
});
