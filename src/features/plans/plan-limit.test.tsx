import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithData, TEST_UID } from '@/data/testing/render-with-data';
import { DAY_MS } from '@/domain/time/time';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';
import { PlanLimit, usePlanUse } from './plan-limit';
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

function Links() {
  const { used, limit } = usePlanUse('links');
  return <PlanLimit kind="links" used={used} limit={limit} />;
}

describe('the places of tracking links', () => {
  it.each([
    ['Free', 1],
    ['Pro', 0],
  ])('are reported on %s, without links that have ended', async (tier, told) => {
    const ends = [...Array.from({ length: 8 }, () => DAY_MS), -DAY_MS, -DAY_MS, -DAY_MS];
    renderWithData(
      <AppThemeProvider>
        <Links />
      </AppThemeProvider>,
      {
        user: { tier },
        rows: { Usage: [{ owner: TEST_UID, links: ends.map((end) => ({ until: Date.now() + end })) }] },
      },
    );
    await waitFor(() => expect(screen.queryAllByText('8 of 10 active tracking links')).toHaveLength(told));
  });
});

describe('a reached limit of a paid plan', () => {
  it.each([
    ['people', 'Pay for more people', '12,000 of 12 people'],
    ['importRows', null, 'This file has 12,000 rows, and your plan imports 12 at once'],
  ] as const)('of %s', (kind, wayUp, text) => {
    renderWithData(
      <AppThemeProvider>
        <PlanLimit kind={kind} used={12_000} limit={12} />
      </AppThemeProvider>,
      { user: { tier: 'Pro' } },
    );
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    const link = screen.queryByRole('link');
    expect(link?.textContent ?? null).toBe(wayUp);
  });
});

describe('a feature of a paid plan', () => {
  it.each([
    ['Free', 'an outline'],
    ['Pro', 'real figures'],
  ])('shows a user on %s %s', (tier, seen) => {
    renderWithData(
      <AppThemeProvider>
        <ProFrame title="Who sells" about="See who sells." preview="an outline">
          real figures
        </ProFrame>
      </AppThemeProvider>,
      { user: { tier } },
    );
    const part = screen.getByRole('region', { name: 'Who sells' });
    expect(part).toHaveTextContent(seen);
    expect(part.textContent?.includes('Activate Pro')).toBe(tier === 'Free');
    expect(part.textContent?.match(/an outline|real figures/g)).toEqual([seen]);
  });
});
