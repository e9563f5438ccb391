import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithData } from '@/data/testing/render-with-data';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';
import { PlanLimit } from './plan-limit';
import { ProFrame } from './pro-frame';

describe('a limit of the plan', () => {
  it.each([
    [17, null, ''],
    [18, 'status', '18 of 25 open jobs and trackers of your plan. See what Pro holds'],
    [25, 'alert', /25 of 25 open jobs and trackers: the limit of your plan is reached\. What is open can/],
  ] as const)('at %i of 25', (used, role, text) => {
    renderWithData(
      <AppThemeProvider>
        <PlanLimit kind="openWork" used={used} limit={25} />
      </AppThemeProvider>,
    );
    if (role === null) expect(screen.queryByRole('link')).not.toBeInTheDocument();
    else {
      expect(screen.getByRole(role)).toHaveTextContent(text);
      expect(screen.getByRole('link')).toHaveAttribute('href', '/app/pre-order_upgrade');
    }
  });
});

describe('a part that a plan opens', () => {
  it.each([
    ['Free', 'example figures'],
    ['Pro', 'real figures'],
  ])('shows somebody on %s %s', (tier, seen) => {
    renderWithData(
      <AppThemeProvider>
        <ProFrame title="Who sells" about="See who sells." preview="example figures">
          real figures
        </ProFrame>
      </AppThemeProvider>,
      { user: { tier } },
    );
    const part = screen.getByRole('region', { name: 'Who sells' });
    expect(part).toHaveTextContent(seen);
    expect(part.textContent?.includes('Activate Pro')).toBe(tier === 'Free');
    expect(part.textContent?.includes('figures')).toBe(true);
    expect(part.textContent?.match(/example figures|real figures/g)).toEqual([seen]);
  });
});
