import { AppError } from '@/domain/core/errors';
import { appCheckHeaders } from './app-check';
import { isOffline } from '../base/firebase-error';

const PATIENCE_MS = 10_000;

/** The answer of a function on the app's own origin; `body` is null when it was no JSON. */
export type OwnAnswer = { readonly status: number; readonly body: unknown };

/** Posts JSON to a function on the app's own origin. Rejects with AppError 'network' or 'unavailable'. */
export async function postToOwnOrigin(
  address: string,
  data: unknown,
  patienceMs = PATIENCE_MS,
): Promise<OwnAnswer> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), patienceMs);
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(await appCheckHeaders()) },
      body: JSON.stringify(data),
      signal: patience.signal,
    });
    return { status: response.status, body: jsonOf(await response.text()) };
  } catch (cause) {
    throw new AppError(isOffline() ? 'network' : 'unavailable', { cause });
  } finally {
    clearTimeout(timer);
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
