import { getAppCheck } from 'firebase-admin/app-check';
import { AppError } from '@/domain/core/errors';
import { adminApp } from '../admin-app';
import { isEmulated } from '../app-address';

/** Whether calls need an App Check token: with `APP_CHECK=on`, never on the emulators. */
export function needsAppCheck(): boolean {
  return process.env['APP_CHECK'] === 'on' && !isEmulated();
}

/** Refuses a plain HTTP request without a token; callables check it themselves. @throws AppError('denied') */
export async function refuseWithoutProof(header: string | undefined): Promise<void> {
  if (!needsAppCheck()) return;
  try {
    await getAppCheck(adminApp()).verifyToken(header ?? '');
  } catch (cause) {
    throw new AppError('denied', {
      cause,
      sentence: 'This did not come from the app itself. Load the page again, then repeat it.',
    });
  }
}
