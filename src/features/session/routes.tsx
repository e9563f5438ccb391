import type { RouteObject } from 'react-router-dom';

import type { GuardKind } from '@/domain/session/guards';
import { paths } from '@/domain/navigation/paths';

const handle = (guard: GuardKind, title: string) => ({ guard, title });
const loadRegister = async () => ({ Component: (await import('./register/register-page')).RegisterPage });

/** /login, /register, /register-unprotected and /employee/{empId}. */
export const sessionPublicRoutes: RouteObject[] = [
  {
    path: paths.login,
    handle: handle('guestOnly', 'Login'),
    lazy: async () => ({ Component: (await import('./login/login-page')).LoginPage }),
  },
  { path: paths.register, handle: handle('guestOnly', 'Sign Up'), lazy: loadRegister },
  {
    path: paths.employee(':empId'),
    handle: handle('guestOnly', 'Join your company'),
    lazy: async () => ({ Component: (await import('./join/join-page')).JoinPage }),
  },
  { path: paths.registerUnprotected, handle: handle('public', 'Sign Up'), lazy: loadRegister },
];

/** /onboarding. */
export const onboardingRoutes: RouteObject[] = [
  {
    path: paths.onboarding,
    handle: handle('onboarding', 'Welcome'),
    lazy: async () => ({ Component: (await import('./onboarding/onboarding-page')).OnboardingPage }),
  },
];
