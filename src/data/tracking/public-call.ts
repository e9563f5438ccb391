import { AppError, isErrorCode } from '@/domain/core/errors';
import { fieldOf } from '../core/answers';
import { environmentReading } from '../base/environment';

/**
 * Calls a function of the public page by plain fetch: the callable SDK would cost more than the rest of the page.
 *
 * @throws AppError whose message is a sentence for the client
 */
export async function callPublic(name: string, input: object): Promise<unknown> {
  const answer = await fetch(functionAddress(name), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(await trackingHeaders()) },
    body: JSON.stringify({ data: input }),
  }).catch((error: unknown) => {
    throw new AppError('network', { cause: error });
  });
  const body: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw errorFrom(body);
  return fieldOf(body, 'result');
}

/** Address of a function of this project. @throws AppError('unavailable') when the build does not know it */
export function functionAddress(name: string): string {
  if (!environmentReading.isComplete) throw new AppError('unavailable');
  const { emulators, firebase, functionsRegion } = environmentReading.environment;
  if (!emulators) return `https://${functionsRegion}-${firebase.projectId}.cloudfunctions.net/${name}`;
  const { host, port } = emulators.functions;
  return `http://${host}:${port}/${firebase.projectId}/${functionsRegion}/${name}`;
}

/** Already loaded by the page's read. */
async function trackingHeaders(): Promise<Readonly<Record<string, string>>> {
  try {
    const { trackingAppCheck } = await import('./tracking-app');
    return await trackingAppCheck().headers();
  } catch {
    // Without a token the server reports its refusal; without a connection the request itself fails.
    return {};
  }
}

/** Our own error from a callable's answer: `{error: {message, details: {code}}}`. */
function errorFrom(answer: unknown): AppError {
  const error = fieldOf(answer, 'error');
  const code = fieldOf(fieldOf(error, 'details'), 'code');
  const sentence = fieldOf(error, 'message');
  if (typeof code !== 'string' || !isErrorCode(code)) return new AppError('unavailable', { cause: answer });
  return new AppError(code, typeof sentence === 'string' ? { sentence } : {});
}
