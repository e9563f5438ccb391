import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderWithData } from '@/data/testing/render-with-data';
import { renderUi } from '@/shared/testing/render-ui';
import { exampleFigures } from './charts/example-figures';
import { DraftJsPage } from './editors/draft-js-page';
import { QuillPage } from './editors/quill-page';
import { FormikPage } from './forms/formik-page';
import { ReduxPage } from './forms/redux-page';
import { PartsPage } from './parts/parts-page';
import { problemsIn } from './forms/roof-request';

beforeEach(() => sessionStorage.clear());

describe('the charts', () => {
  it('count the example world: every lead has a source, and the months end with this one', () => {
    const { leadsByMonth, leadsBySource, leadsByStatus } = exampleFigures('2026-11-25');
    const sum = (figures: readonly { readonly value: number }[]) =>
      figures.reduce((total, { value }) => total + value, 0);
    expect(leadsByMonth.map(({ label }) => label)).toEqual(['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov']);
    expect(sum(leadsBySource)).toBeGreaterThanOrEqual(sum(leadsByMonth));
    expect(leadsByStatus.map(({ value }) => value)).toEqual(
      leadsByStatus.map(({ value }) => value).toSorted((a, b) => b - a),
    );
  });
});

describe('the form', () => {
  it('names what is missing and keeps the rest', async () => {
    const { user } = renderUi(<FormikPage />);
    await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Iris Vale');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findAllByText('Write a phone number.')).not.toHaveLength(0);
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Iris Vale');
  });

  it('says what was read, and is blank again', async () => {
    const { user } = renderUi(<FormikPage />);
    const field = (name: RegExp) => screen.getByRole('textbox', { name });
    await user.type(field(/^Name/), 'Iris Vale');
    await user.type(field(/^Phone/), '(312) 555-0143');
    await user.click(screen.getByRole('combobox', { name: /^Roof/ }));
    await user.click(screen.getByRole('option', { name: 'Metal' }));
    const day = screen.getByRole('group', { name: /^Day of the visit/ });
    await user.click(within(day).getByRole('spinbutton', { name: 'Month' }));
    await user.keyboard('11252026');
    await user.click(screen.getByRole('checkbox', { name: /^The terms/ }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/^Read: Iris Vale, metal, 2026-11-25/)).toBeVisible();
    expect(field(/^Name/)).toHaveValue('');
  });
});

describe('the editors', () => {
  const items = () => within(screen.getByRole('textbox', { name: 'Note' })).getAllByRole('listitem');

  it('of Draft.js formats the note, and keeps it for the visit', async () => {
    const { user, unmount } = renderUi(<DraftJsPage />);
    expect(items()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Numbered list' }));
    expect(items()).toHaveLength(3);
    unmount();
    renderUi(<DraftJsPage />);
    expect(items()).toHaveLength(3);
  });

  it('of Quill links an address, and keeps the letter for the visit', async () => {
    const { user, unmount } = renderUi(<QuillPage />);
    expect(await screen.findByRole('textbox', { name: 'Letter' })).toHaveTextContent('scheduled for Monday');
    await user.click(screen.getByRole('button', { name: 'Link' }));
    await user.type(screen.getByRole('textbox', { name: 'Address of the link' }), 'vale.example{Enter}');
    expect(screen.getByRole('link', { name: 'https://vale.example' })).toBeVisible();
    unmount();
    renderUi(<QuillPage />);
    expect(await screen.findByRole('link', { name: 'https://vale.example' })).toBeVisible();
  });
});

describe('the form in steps', () => {
  it('checks each step, keeps what was typed over a way back, and starts over', async () => {
    const user = userEvent.setup();
    renderWithData(<ReduxPage />);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('Choose a roof.')).toBeVisible();

    await user.click(screen.getByRole('combobox', { name: /Roof/ }));
    await user.click(screen.getByRole('option', { name: 'Metal' }));
    await user.type(screen.getByRole('textbox', { name: /Squares/ }), '24');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Iris Vale');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('textbox', { name: /Squares/ })).toHaveValue('24');

    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.type(screen.getByRole('textbox', { name: /E-mail/ }), 'iris@example.com');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(within(screen.getByRole('form', { name: 'Review' })).getByText('Metal')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.getByRole('textbox', { name: /Squares/ })).toHaveValue('');
  });

  it.each([
    [0, { squares: '0.5' }, ['roof', 'squares']],
    [0, { roof: 'Metal', squares: '24.5' }, []],
    [1, { name: ' ', email: 'no address' }, ['name', 'email']],
    [2, {}, []],
  ])('finds in step %i of %j the problems %j', (step, values, names) => {
    const blank = { roof: '', squares: '', name: '', email: '' };
    expect(Object.keys(problemsIn(step, { ...blank, ...values }))).toEqual(names);
  });
});

describe('the parts', () => {
  it('are each shown once under their names', async () => {
    const { user } = renderUi(<PartsPage />);
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(new Set(names).size).toBe(names.length);
    await user.click(screen.getByRole('button', { name: 'Ask a question' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete the example?' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
