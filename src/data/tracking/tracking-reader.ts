import { AppError, isErrorCode } from '@/domain/core/errors';
import type { PublicPhotos } from '@/domain/tracking/public-photos';
import type { TrackingSnapshot } from '@/domain/tracking/tracking-view';
import { fieldOf } from '../core/answers';
import { environmentReading } from '../base/environment';

/** A message of the public page to the office. Repeating a `requestId` changes nothing. */
export type TrackingResponse = {
  readonly link: string;
  readonly requestId: string;
  readonly kind: 'opened' | 'message' | 'stopMails' | 'startMails';
  readonly body?: string;
};

/** How the public page reads and answers, without a signed-in user. */
export type TrackingReader = {
  /** One quick read for the first paint; rejects with AppError. */
  readonly read: (link: string) => Promise<TrackingSnapshot>;
  readonly watch: (
    link: string,
    onNext: (snapshot: TrackingSnapshot) => void,
    onError: () => void,
  ) => () => void;
  /** The small copies of the photos that the office shows; rejects with AppError. */
  readonly photos: (link: string) => Promise<PublicPhotos>;
  /** The address of a photo at full size. */
  readonly photoAddress: (link: string, photo: string) => string;
  /** Rejects with AppError; its message is a sentence for the client. */
  readonly respond: (response: TrackingResponse) => Promise<void>;
};

/** The public page's reader: the lite build first, the listening one later. */
export const trackingReader: TrackingReader = {
  read: async (link) => (await import('./tracking-lite')).readTracking(link),
  watch: (link, onNext, onError) => {
    let stop: (() => void) | null = null;
    let isOver = false;
    loadWatch().then(
      (watchTracking) => {
        if (!isOver) stop = watchTracking(link, onNext, onError);
      },
      () => onError(),
    );
    return () => {
      isOver = true;
      stop?.();
    };
  },
  photos: async (link) => (await import('./tracking-lite')).readPhotos(link),
  photoAddress: (link, photo) =>
    `${functionAddress('trackingPhoto')}?link=${encodeURIComponent(link)}&file=${encodeURIComponent(photo)}`,
  respond: respondOnTracking,
};

async function loadWatch() {
  const [{ watchTracking }, { trackingAppCheck }] = await Promise.all([
    import('./tracking-live'),
    import('./tracking-app'),
  ]);
  await trackingAppCheck().start();
  return watchTracking;
}

/** Calls the function by plain fetch: the callable SDK would cost more than the rest of the page. */
async function respondOnTracking(response: TrackingResponse): Promise<void> {
  const answer = await fetch(functionAddress('respondOnTracking'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(await trackingHeaders()) },
    body: JSON.stringify({ data: response }),
  }).catch((error: unknown) => {
    throw new AppError('network', { cause: error });
  });
  if (answer.ok) return;
  throw errorFrom(await answer.json().catch(() => null));
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

function functionAddress(name: string): string {
  if (!environmentReading.isComplete) throw new AppError('unavailable');
  const { emulators, firebase, functionsRegion } = environmentReading.environment;
  if (!emulators) return `https://${functionsRegion}-${firebase.projectId}.cloudfunctions.net/${name}`;
  const { host, port } = emulators.functions;
  return `http://${host}:${port}/${firebase.projectId}/${functionsRegion}/${name}`;
}

/** Our own error from a callable's answer: `{error: {message, details: {code}}}`. */
function errorFrom(answer: unknown): AppError {
  const error = fieldOf(answer, 'error');
  const code = fieldOf(fieldOf(error, 'details'), 'code');
  const sentence = fieldOf(error, 'message');
  if (typeof code !== 'string' || !isErrorCode(code)) return new AppError('unavailable', { cause: answer });
  return new AppError(code, typeof sentence === 'string' ? { sentence } : {});
}
