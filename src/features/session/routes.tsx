import type { RouteObject } from 'react-router-dom';

import type { GuardKind } from '@/domain/guards';
import { paths } from '@/domain/paths';

const handle = (guard: GuardKind, title: string) => ({ guard, title });
const loadRegister = async () => ({ Component: (await import('./register/register-page')).RegisterPage });

/** /login, /register and /register-unprotected. */
export const sessionPublicRoutes: RouteObject[] = [
  {
    path: paths.login,
    handle: handle('guestOnly', 'Login'),
    lazy: async () => ({ Component: (await import('./login/login-page')).LoginPage }),
  },
  { path: paths.register, handle: handle('guestOnly', 'Sign Up'), lazy: loadRegister },
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
