import type { RouteObject } from 'react-router-dom';

import type { GuardKind } from '@/domain/session/guards';
import { paths } from '@/domain/navigation/paths';

const guard: GuardKind = 'app';

/** /app/referral_program. */
export const referralRoutes: RouteObject[] = [
  {
    path: paths.referralProgram,
    handle: { guard, title: 'Referral Program' },
    lazy: async () => ({ Component: (await import('./referral-page')).ReferralPage }),
  },
];
