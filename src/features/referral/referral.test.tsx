import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { TEST_UID } from '@/data/testing/render-with-data';
import { AppError } from '@/domain/core/errors';
import { makeReferral } from '@tests/factories/records';
import { openPage } from '@tests/setup/open-page';

import { keepReferralCode, keptReferralCode } from './kept-code';
import { ReferralPage } from './referral-page';
import { useRedeemReferral } from './use-redeem-referral';

function FirstVisit() {
  useRedeemReferral();
  return null;
}

afterEach(() => localStorage.clear());

describe('the Referral Program', () => {
  it('is for paid users; others read the way there', () => {
    openPage(<ReferralPage />);
    expect(screen.getByText('For people with a paid plan')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See Pro' })).toHaveAttribute('href', '/pricing');
    expect(screen.queryByText('Your link')).not.toBeInTheDocument();
  });

  it('shows link, referred users, credits and terms', async () => {
    let isDown = true;
    const ownCode = vi.fn(() => {
      if (isDown) throw new AppError('unavailable');
      return { code: 'abc123' };
    });
    const rows = {
      Referrals: [
        makeReferral({ uuid: 'r1', referrer: TEST_UID, joinedName: 'Bo C.' }),
        makeReferral({
          uuid: 'r2',
          referrer: TEST_UID,
          joinedName: 'Cy D.',
          state: 'earned',
          credit: 3_900,
          earnedAt: 1,
        }),
        makeReferral({ uuid: 'r3', referrer: 'somebody-else', joinedName: 'Di E.' }),
      ],
    };
    const { user } = openPage(<ReferralPage />, { user: { userPaid: true }, rows, functions: { ownCode } });
    expect(await screen.findByText(/Our server does not answer/)).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByDisplayValue(/\/register\?ref=abc123$/)).toBeVisible();
    expect(await screen.findByText('Bo C.')).toBeVisible();
    expect(screen.getByText('Not paid yet')).toBeVisible();
    expect(screen.getByText('Cy D.')).toBeVisible();
    expect(screen.queryByText('Di E.')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Figures' })).toHaveTextContent(
      'Joined2Have paid1Earned$39.00',
    );
    expect(screen.getByText(/you earn \$39.00: one month of Pro/)).toBeVisible();
  });
});

describe('the code of an invitation', () => {
  it('is kept until the new account has sent it to the server', async () => {
    keepReferralCode('?ref=abc123');
    keepReferralCode('?other=1');
    keepReferralCode('?ref=no%20code');
    expect(keptReferralCode()).toBe('abc123');
    const redeemReferral = vi.fn(() => ({}));
    openPage(<FirstVisit />, { functions: { redeemReferral } });
    expect(await screen.findByText(/You came by an invitation/)).toBeVisible();
    expect(redeemReferral).toHaveBeenCalledWith({ code: 'abc123' });
    expect(keptReferralCode()).toBeNull();
  });

  it('is forgotten with the server’s sentence when it is refused, and kept while there is no answer', async () => {
    keepReferralCode('?ref=abc123');
    const answers = vi.fn((): unknown => {
      throw new AppError('unavailable');
    });
    const first = openPage(<FirstVisit />, { functions: { redeemReferral: answers } });
    await waitFor(() => expect(answers).toHaveBeenCalledOnce());
    expect(keptReferralCode()).toBe('abc123');
    first.unmount();
    const redeemReferral = () => {
      throw new AppError('expired-link', { sentence: 'This invitation does not exist any more.' });
    };
    openPage(<FirstVisit />, { functions: { redeemReferral } });
    expect(await screen.findByText('This invitation does not exist any more.')).toBeVisible();
    expect(keptReferralCode()).toBeNull();
  });
});
