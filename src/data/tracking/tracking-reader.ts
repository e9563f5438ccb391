import type { PublicPhotos } from '@/domain/tracking/public-photos';
import type { TrackingSnapshot } from '@/domain/tracking/tracking-view';
import { later } from './later';
import { callPublic, functionAddress } from './public-call';

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
  watch: (link, onNext, onError) =>
    later(async () => {
      const { watchTracking } = await import('./tracking-live');
      return () => watchTracking(link, onNext, onError);
    }, onError),
  photos: async (link) => (await import('./tracking-lite')).readPhotos(link),
  photoAddress: (link, photo) =>
    `${functionAddress('trackingPhoto')}?link=${encodeURIComponent(link)}&file=${encodeURIComponent(photo)}`,
  respond: async (response) => {
    await callPublic('respondOnTracking', response);
  },
};
