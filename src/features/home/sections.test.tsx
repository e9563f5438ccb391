import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { SUPPORT_EMAIL } from '@/domain/core/product';
import { renderUi } from '@/shared/testing/render-ui';
import { FeatureBlurbs } from './feature-blurbs';
import { MarketingFigures } from './marketing-figures';
import { Questions } from './questions';

describe('the marketing figures', () => {
  it('are those of the specification, each with the mark of its note', () => {
    renderUi(<MarketingFigures />);
    const section = screen.getByRole('region', { name: 'Joblane in figures' });
    const figures = within(section).getAllByRole('definition');
    expect(figures.map(({ textContent }) => textContent)).toEqual([
      '10,000+1',
      '$1 Million+2',
      '$20003a month',
      '',
    ]);
    expect(
      within(section)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['Clients managed', 'Managed and saved', 'Save over', 'Secure great reviews4']);
    expect(within(section).getAllByRole('link')).toHaveLength(figures.length);
  });
});

describe('the feature blurbs', () => {
  it('are the three of the specification', () => {
    renderUi(<FeatureBlurbs />);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Complete user flows',
      'Support for invoicing',
      'Easier than a post-it and more capable than Excel',
    ]);
  });
});

describe('the questions', () => {
  it('answer the questions of the specification, and unfold one by one', async () => {
    const { user } = renderUi(<Questions />);
    const answers = [
      /checks every file/,
      /Basic use is free.*Pro subscription is optional/,
      new RegExp(`by e-mail: write to ${SUPPORT_EMAIL}`),
      /Import a CSV file on the Customers page/,
      /permission controlled per employee/,
    ];
    for (const answer of answers) expect(screen.getByText(answer)).toBeInTheDocument();
    expect(screen.getByText(/CSV file/)).not.toBeVisible();
    await user.click(screen.getByText('Can I bring the customers I have?'));
    expect(screen.getByText(/CSV file/)).toBeVisible();
  });

  it('name the address to write to', () => {
    renderUi(<Questions />);
    expect(screen.getByRole('link', { name: SUPPORT_EMAIL })).toHaveAttribute(
      'href',
      `mailto:${SUPPORT_EMAIL}`,
    );
  });
});
