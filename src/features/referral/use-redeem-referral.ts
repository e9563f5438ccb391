import { useEffect } from 'react';

import { redeemReferral } from '@/data/referral/referrals';
import { AppError } from '@/domain/core/errors';
import { notify } from '@/shared/feedback/notify';

import { forgetReferralCode, keptReferralCode } from './kept-code';

/** Tells the server whose invitation created this account. Repeating is safe; a failure is retried later. */
export function useRedeemReferral(): void {
  useEffect(() => {
    const code = keptReferralCode();
    if (code === null) return;
    redeemReferral(code).then(
      () => {
        forgetReferralCode();
        notify.info('You came by an invitation. The person who sent it sees that you joined.');
      },
      (error: unknown) => {
        if (error instanceof AppError && error.retryable) return;
        forgetReferralCode();
        if (error instanceof AppError) notify.error(error.message);
      },
    );
  }, []);
}
