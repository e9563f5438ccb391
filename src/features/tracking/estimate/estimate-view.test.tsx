import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';

import type { EstimateContent } from '@/domain/estimates/estimate-content';
import { BLANK_LINE } from '@/domain/estimates/new-line';
import type { Choice } from '@/domain/estimates/estimate-sums';
import { renderUi } from '@/shared/testing/render-ui';
import { makeIssued } from '@tests/factories/issued';
import { EstimateView } from './estimate-view';

const NOW = Date.UTC(2026, 10, 23, 16);

function Page({ content = {} }: { readonly content?: Partial<EstimateContent> }) {
  const [choice, setChoice] = useState<Choice>({ option: 'better', extras: new Set() });
  return <EstimateView issued={makeIssued(content)} choice={choice} onChoose={setChoice} now={NOW} />;
}

const sums = () => within(screen.getByLabelText('Sums'));

describe('an estimate as its client reads it', () => {
  it('shows what it is, what is new, until when it is good, and the sums of the suggested option', () => {
    renderUi(<Page />);
    expect(screen.getByRole('heading', { level: 1, name: 'Pettigrew, new roof' })).toBeVisible();
    expect(screen.getByText('Estimate E-1042, version 2')).toBeVisible();
    expect(screen.getByText('Good until Fri, Dec 18.')).toBeVisible();
    expect(screen.getByText(/Six sheets of porch decking/)).toBeVisible();
    expect(screen.getByText('Thank you for having us look at your roof.')).toBeVisible();
    expect(sums().getByText('$16,483.49')).toBeVisible();
    expect(sums().getByText('Sales tax, 8.875%')).toBeVisible();
    expect(sums().getByText('$767.11')).toBeVisible();
    expect(sums().getByText('$17,250.60')).toBeVisible();
  });

  it('shows each payment, which add up to the total', () => {
    renderUi(<Page />);
    const steps = within(screen.getByLabelText('Payments'));
    expect(steps.getByText('Deposit, 30%')).toBeVisible();
    expect(steps.getByText('After you sign')).toBeVisible();
    expect(steps.getAllByText('$5,175.18')).toHaveLength(2);
    expect(steps.getByText('$6,900.24')).toBeVisible();
  });

  it('lets the client choose an option with the keyboard, and shows what it includes', async () => {
    const { user } = renderUi(<Page />);
    const better = screen.getByRole('radio', { name: /^Better We suggest.*\$17,250\.60/ });
    expect(better).toBeChecked();
    better.focus();
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('radio', { name: /^Good/ })).toBeChecked();
    const included = within(screen.getByRole('region', { name: 'What is included in Good' }));
    expect(included.getByText('Three-tab shingle')).toBeVisible();
    expect(included.queryByText('Architectural shingle, Pewter')).toBeNull();
  });

  it('adds an extra for the difference it says', async () => {
    const { user } = renderUi(<Page />);
    const vent = screen.getByRole('checkbox', { name: /Ridge vent.*\+ \$445\.84/ });
    await user.click(vent);
    expect(sums().getByText('$17,696.44')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /Heat cable.*\+ \$810\.03/ }));
    expect(sums().getByText('$18,506.47')).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Included' })).getByText('Ridge vent')).toBeVisible();
  });

  it('lets a line be checked: quantity, waste and price', () => {
    renderUi(<Page />);
    const line = screen.getByText('Architectural shingle, Pewter').closest('li');
    expect(line).toHaveTextContent('28 SQ + 10% waste at $168.00');
    expect(line).toHaveTextContent('$5,174.40');
  });

  it('shows the discount, and a tax that prices hold already', () => {
    renderUi(<Page content={{ discountPercent: 10_000, isTaxInclusive: true }} />);
    expect(sums().getByText('Discount')).toBeVisible();
    expect(sums().getByText('−$1,648.35')).toBeVisible();
    expect(sums().getByText('Includes Sales tax, 8.875%')).toBeVisible();
  });

  it('asks nothing of a plain estimate: one option has no cards', () => {
    const options = [{ id: 'better', name: '', description: '', isSuggested: true }];
    renderUi(<Page content={{ options }} />);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('region', { name: 'What is included' })).toBeVisible();
  });

  it('folds a long list, and unfolds it', async () => {
    const lines = Array.from({ length: 40 }, (_, at) => ({
      ...BLANK_LINE,
      id: `n${at}`,
      position: at,
      name: `Line ${at + 1}`,
    }));
    const { user } = renderUi(<Page content={{ lines }} />);
    expect(screen.queryByText('Line 40')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show all 40 lines' }));
    expect(screen.getByText('Line 40')).toBeVisible();
  });
});
