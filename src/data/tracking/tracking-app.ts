import { getApps, initializeApp } from 'firebase/app';
import type { FirebaseApp } from 'firebase/app';
import { createAppCheck } from '../callables/app-check';
import type { AppCheck } from '../callables/app-check';
import { AppError } from '@/domain/core/errors';
import { environmentReading } from '../base/environment';
import type { Environment } from '../base/environment';

const APP_NAME = 'tracking';

/**
 * The public page's own Firebase app: it never has a sign-in, so it shows only what every visitor with the link may
 * see.
 * @throws AppError('unavailable') when the build does not know its project
 */
export function trackingApp(): { readonly app: FirebaseApp; readonly environment: Environment } {
  if (!environmentReading.isComplete) throw new AppError('unavailable');
  const { environment } = environmentReading;
  const known = getApps().find((app) => app.name === APP_NAME);
  return { app: known ?? initializeApp(environment.firebase, APP_NAME), environment };
}

let appCheck: AppCheck | null = null;

/** App Check of the public page's app. @throws AppError('unavailable') as `trackingApp` */
export function trackingAppCheck(): AppCheck {
  const { app, environment } = trackingApp();
  appCheck ??= createAppCheck(() => app, environment);
  return appCheck;
}
