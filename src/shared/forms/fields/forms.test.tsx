import { screen, waitFor, within } from '@testing-library/react';
import { Form, Formik, type FormikHelpers } from 'formik';
import { object, string } from 'yup';
import { describe, expect, it, vi } from 'vitest';

import { renderUi } from '../../testing/render-ui';
import { FormCheckbox } from './form-checkbox';
import { FormDateField } from './form-date-field';
import { FormDateTimeField } from './form-date-time-field';
import { FormErrorSummary } from '../frame/form-error-summary';
import { FormMoneyField } from './form-money-field';
import { FormPhoneField } from './form-phone-field';
import { FormSelect } from './form-select';
import { FormTagsField } from './form-tags-field';
import { FormTextField } from './form-text-field';
import { SubmitButton } from '../frame/submit-button';

const EMPTY = {
  name: '',
  status: '',
  own: false,
  amount: null as number | null,
  phone: '',
  tags: [] as string[],
};
type Values = typeof EMPTY;

const SCHEMA = object({
  name: string().required('Write a name'),
  status: string().required('Choose a status'),
});

function renderForm(
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => void | Promise<void>,
  initial = EMPTY,
) {
  return renderUi(
    <Formik initialValues={initial} validationSchema={SCHEMA} onSubmit={onSubmit}>
      <Form noValidate>
        <FormErrorSummary labels={{ name: 'Name' }} />
        <FormTextField name="name" label="Name" helper="As on the door" required />
        <FormSelect
          name="status"
          label="Status"
          options={[{ value: 'Quoted', label: 'Quoted' }]}
          emptyLabel="None"
        />
        <FormCheckbox name="own" label="My own device" />
        <FormMoneyField name="amount" label="Amount" currency="USD" />
        <FormPhoneField name="phone" label="Phone" />
        <FormTagsField name="tags" label="Tags" />
        <SubmitButton pendingLabel="Saving…">Save</SubmitButton>
      </Form>
    </Formik>,
  );
}

const save = () => screen.getByRole('button', { name: 'Save' });

describe('form fields', () => {
  it('give text, a choice and a tick back', async () => {
    const onSubmit = vi.fn();
    const { user } = renderForm(onSubmit);
    await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Ann');
    await user.click(screen.getByRole('combobox', { name: 'Status' }));
    await user.click(screen.getByRole('option', { name: 'Quoted' }));
    await user.click(screen.getByRole('checkbox', { name: 'My own device' }));
    await user.click(save());
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ ...EMPTY, name: 'Ann', status: 'Quoted', own: true });
  });

  it('give an amount back in cents and a phone number as it is dialled, and write both tidily', async () => {
    const onSubmit = vi.fn();
    const { user } = renderForm(onSubmit, { ...EMPTY, name: 'Ann', status: 'Quoted' });
    await user.type(screen.getByRole('textbox', { name: 'Amount' }), '1250.5');
    await user.click(screen.getByRole('textbox', { name: 'Phone' }));
    await user.paste('817 555 0112');
    await user.click(save());
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ amount: 125_050, phone: '+18175550112' });
    expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('1,250.50');
    expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveValue('(817) 555-0112');
  });

  it('put a number from abroad right once the rules of its country are there', async () => {
    const onSubmit = vi.fn();
    const { user } = renderForm(onSubmit, { ...EMPTY, name: 'Ann', status: 'Quoted' });
    await user.click(screen.getByRole('textbox', { name: 'Phone' }));
    await user.paste('+49 30-123456');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveValue('+49 30 123456'));
    await user.click(save());
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ phone: '+4930123456' });
  });

  it('keep an extension behind its number', async () => {
    const onSubmit = vi.fn();
    const { user } = renderForm(onSubmit, { ...EMPTY, name: 'Noor Al-Masri', status: 'Quoted' });
    await user.type(screen.getByLabelText('Phone'), '817 555 0112 ext 52');
    expect(screen.getByLabelText('Phone')).toHaveValue('(817) 555-0112 ext. 52');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ phone: '+18175550112 ext. 52' });
  });

  it('leave the phone number alone while it is being erased', async () => {
    const { user } = renderForm(vi.fn(), { ...EMPTY, phone: '+18175550112' });
    await user.click(screen.getByRole('textbox', { name: 'Phone' }));
    await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveValue('(817) 555');
  });

  it('take a tag with a comma, with Enter, and each only once', async () => {
    const { user } = renderForm(vi.fn());
    await user.type(screen.getByRole('combobox', { name: 'Tags' }), 'A,B{Enter}A{Enter}');
    expect(screen.getAllByRole('button', { name: /^[AB]$/ }).map((tag) => tag.textContent)).toEqual([
      'A',
      'B',
    ]);
  });

  it('name invalid values at the field and in the summary, and send nothing', async () => {
    const onSubmit = vi.fn();
    const { user } = renderForm(onSubmit);
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Name: Write a name');
    expect(screen.getByRole('textbox', { name: /Name/ })).toHaveAccessibleDescription('Write a name');
    expect(screen.getByRole('textbox', { name: /Name/ })).toBeInvalid();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('keep an unreadable amount, report it, and send nothing until it is corrected', async () => {
    const onSubmit = vi.fn();
    const { user } = renderForm(onSubmit, { ...EMPTY, name: 'Ann', status: 'Quoted' });
    const amount = screen.getByRole('textbox', { name: 'Amount' });
    await user.type(amount, 'a lot');
    await user.click(save());
    const sentence = 'Write an amount, like 1,250.00.';
    await waitFor(() => expect(amount).toHaveAccessibleDescription(sentence));
    expect(amount).toHaveValue('a lot');
    expect(onSubmit).not.toHaveBeenCalled();
    await user.clear(amount);
    await user.type(amount, '40');
    await user.click(save());
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ amount: 4_000 });
  });

  it('let an optional amount be emptied again', async () => {
    const onSubmit = vi.fn();
    const { user } = renderForm(onSubmit, { ...EMPTY, name: 'Ann', status: 'Quoted', amount: 4_000 });
    const amount = screen.getByRole('textbox', { name: 'Amount' });
    await user.clear(amount);
    await user.type(amount, 'x');
    await user.clear(amount);
    await user.click(save());
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ amount: null });
  });

  it('show a stored choice that is no longer offered', () => {
    renderForm(vi.fn(), { ...EMPTY, status: 'Old one' });
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Old one');
  });

  it("disable the button while sending and show the server's error", async () => {
    let answer = () => {};
    const { user } = renderForm(
      (_, helpers) =>
        new Promise<void>((resolve) => {
          answer = () => {
            helpers.setStatus('The company is full.');
            resolve();
          };
        }),
      { ...EMPTY, name: 'Ann', status: 'Quoted' },
    );
    await user.click(save());
    expect(await screen.findByRole('button', { name: 'Saving…' })).toBeDisabled();
    answer();
    expect(await screen.findByRole('alert')).toHaveTextContent('The company is full.');
    expect(save()).toBeEnabled();
  });
});

describe('date fields', () => {
  const when = Date.parse('2026-11-24T20:00:00Z');

  type Dates = { day: string; when: number | null };

  function renderDates(onSubmit: (values: Dates) => void, initial: Dates = { day: '2026-11-24', when }) {
    return renderUi(
      <Formik initialValues={initial} onSubmit={onSubmit}>
        <Form>
          <FormDateField name="day" label="Follow-up" />
          <FormDateTimeField name="when" label="Appointment" zone="America/Chicago" />
          <SubmitButton>Save</SubmitButton>
        </Form>
      </Formik>,
    );
  }

  it('keep the calendar day, and the moment on the clock of the zone', async () => {
    const onSubmit = vi.fn();
    const { user } = renderDates(onSubmit);
    await user.click(save());
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ day: '2026-11-24', when });
    expect(screen.getByRole('group', { name: 'Appointment' })).toHaveTextContent(/02.*:.*00.*PM/);
  });

  it.each([
    ['Follow-up', '1105', 'Finish the date, like 11/24/2026, or empty it.'],
    ['Follow-up', '02312026', 'Finish the date, like 11/24/2026, or empty it.'],
    ['Appointment', '11052026', 'Finish the date and time, like 11/24/2026 02:00 PM, or empty it.'],
  ])('keep %s begun with "%s", say so, and send nothing', async (name, typed, sentence) => {
    const onSubmit = vi.fn();
    const { user } = renderDates(onSubmit, { day: '', when: null });
    const field = screen.getByRole('group', { name });
    await user.click(within(field).getByRole('spinbutton', { name: 'Month' }));
    await user.keyboard(typed);
    await user.click(save());
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(within(field).getByRole('spinbutton', { name: 'Day' })).toHaveTextContent(typed.slice(2, 4));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('change nothing while a date is typed, and then report it once, with the one before', async () => {
    const [onDay, onMoment, seen] = [vi.fn(), vi.fn(), vi.fn()];
    const { user } = renderUi(
      <Formik initialValues={{ day: '2026-11-24', when }} onSubmit={vi.fn()}>
        {({ values }) => {
          seen(`${values.day} ${values.when}`);
          return (
            <Form>
              <FormDateField name="day" label="Follow-up" onPicked={onDay} />
              <FormDateTimeField name="when" label="Appointment" zone="America/Chicago" onPicked={onMoment} />
            </Form>
          );
        }}
      </Formik>,
    );
    const type = async (field: string, keys: string) => {
      const month = within(screen.getByRole('group', { name: field })).getByRole('spinbutton', {
        name: 'Month',
      });
      await user.click(month);
      for (const key of keys) await user.keyboard(key);
    };
    await type('Follow-up', '12082027');
    expect(onDay.mock.calls.at(-1)).toEqual(['2027-12-08', '2026-12-08']);
    await type('Appointment', '120820270900A');
    const typed = Date.parse('2027-12-08T15:00:00Z');
    expect(onMoment.mock.calls.at(-1)?.[0]).toBe(typed);
    for (const [shown] of seen.mock.calls as [string][])
      expect(shown).toMatch(/^202[67]-\d\d-\d\d 1[78]\d{11}$/);
    expect(seen.mock.calls.at(-1)).toEqual([`2027-12-08 ${typed}`]);
  });

  it('report a date typed after they were emptied with the last one before', async () => {
    const onDay = vi.fn();
    const { user } = renderUi(
      <Formik initialValues={{ day: '2026-11-24' }} onSubmit={vi.fn()}>
        <FormDateField name="day" label="Follow-up" onPicked={onDay} />
      </Formik>,
    );
    await user.click(screen.getByRole('spinbutton', { name: 'Month' }));
    await user.keyboard('{Control>}a{/Control}{Delete}');
    for (const key of '12082026') await user.keyboard(key);
    expect(onDay.mock.calls).toEqual([
      ['', '2026-11-24'],
      ['2026-12-08', '2026-11-24'],
    ]);
  });

  it('give every number of the clock its visible text as name', async () => {
    const { user } = renderDates(vi.fn());
    await user.click(within(screen.getByRole('group', { name: 'Appointment' })).getByRole('button'));
    const clock = within(await screen.findByRole('dialog'));
    await user.click(clock.getByRole('button', { name: '2' }));
    for (const number of await clock.findAllByRole('option')) {
      expect(number).toHaveAccessibleName(new RegExp(`^${number.textContent}( |$)`));
    }
  });

  it('can be emptied', async () => {
    const onSubmit = vi.fn();
    const { user } = renderDates(onSubmit);
    const field = screen.getByRole('group', { name: 'Follow-up' });
    await user.click(within(field).getByRole('spinbutton', { name: 'Month' }));
    await user.keyboard('{Control>}a{/Control}{Delete}');
    await user.click(save());
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ day: '', when });
  });
});
