import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderWithData } from '@/data/testing/render-with-data';
import { AppError } from '@/domain/core/errors';
import { FeedbackProvider } from '@/shared/feedback/feedback-provider';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';
import { NumbersPanel } from './numbers-panel';

async function open(refusal: AppError | null = null) {
  const asked: unknown[] = [];
  const user = userEvent.setup();
  renderWithData(
    <AppThemeProvider>
      <FeedbackProvider>
        <NumbersPanel />
      </FeedbackProvider>
    </AppThemeProvider>,
    {
      functions: {
        nextNumbers: () => ({ invoice: 1_043, creditNote: 7 }),
        setNextNumber: (input) => {
          asked.push(input);
          if (refusal) throw refusal;
          return {};
        },
      },
    },
  );
  const form = within(await screen.findByRole('form', { name: 'Next numbers' }));
  const write = async (name: string, text: string) => {
    const field = form.getByRole('textbox', { name });
    await user.clear(field);
    await user.type(field, text);
    await user.click(form.getByRole('button', { name: 'Save' }));
  };
  return { asked, form, write };
}

describe('the next numbers', () => {
  it('are raised each by itself', async () => {
    const { asked, form, write } = await open();
    expect(form.getByRole('textbox', { name: 'Next invoice' })).toHaveValue('1043');
    expect(form.getByRole('textbox', { name: 'Next credit note' })).toHaveValue('7');
    await write('Next invoice', '2000');
    await waitFor(() => expect(asked).toEqual([{ kind: 'Invoice', next: 2_000 }]));
  });

  it.each([
    ['1042', 'Number 1042 is given already. Write a higher one.'],
    ['12.5', 'Write a whole number of at most eight digits.'],
    ['123456789', 'Write a whole number of at most eight digits.'],
  ])('are not %s', async (text, sentence) => {
    const { asked, form, write } = await open();
    await write('Next invoice', text);
    expect((await form.findAllByText(sentence))[0]).toBeVisible();
    expect(asked).toEqual([]);
  });

  it('keep what was typed when another issued an invoice meanwhile', async () => {
    const sentence = 'Number 1043 is given already. Write a higher one.';
    const { form, write } = await open(new AppError('conflict', { sentence }));
    await write('Next credit note', '8');
    expect((await form.findAllByText(sentence))[0]).toBeVisible();
    expect(form.getByRole('textbox', { name: 'Next credit note' })).toHaveValue('8');
  });
});
