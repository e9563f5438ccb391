import { publicCopyShape } from '@/domain/tracking/public-copy';
import type { PublicCopy } from '@/domain/tracking/public-copy';
import { publicPhotosShape } from '@/domain/tracking/public-photos';
import type { PublicPhotos } from '@/domain/tracking/public-photos';
import { publicOfficeShape } from '@/domain/tracking/public-office';
import type { PublicOffice } from '@/domain/tracking/public-office';
import { PUBLIC_COPY } from '@/domain/core/collections';
import { parseFields } from '@/domain/core/record-codec';
import { text } from '@/domain/core/shape';
import type { Fields, InferFields } from '@/domain/core/shape';
import { issuedCopyShape, moneyCopyShape } from '@/domain/tracking/money-copy';
import type { IssuedCopy, MoneyCopy } from '@/domain/tracking/money-copy';
import { trackingShape } from '@/domain/trackers/tracker';
import type { TrackingSnapshot } from '@/domain/tracking/tracking-view';
import { instant } from '@/domain/core/value';
import type { Doc, Value } from '@/domain/core/value';

/** What the page needs of the handle; the link of an estimate has no tracker before the sale. */
const handleFields = {
  state: trackingShape.fields.state,
  expiresAt: trackingShape.fields.expiresAt,
  trackerId: text(64),
};

/** Parses a public handle; null when it is missing or unreadable. */
export function readHandle(data: unknown): TrackingSnapshot['link'] {
  return parsed(handleFields, data);
}

/** The document that says who a page is of, by the handle's state; null where the copy does. */
export function officePartOf(
  handle: TrackingSnapshot['link'],
): typeof PUBLIC_COPY.office | typeof PUBLIC_COPY.business | null {
  if (handle?.state === 'paused') return PUBLIC_COPY.office;
  return handle?.state === 'active' && handle.trackerId === '' ? PUBLIC_COPY.business : null;
}

/** Parses a public copy; null when it is missing or unreadable. */
export function readCopy(data: unknown): PublicCopy | null {
  return parsed(publicCopyShape.fields, data);
}

/** Parses the office's card; null when it is missing or unreadable. */
export function readOffice(data: unknown): PublicOffice | null {
  return parsed(publicOfficeShape.fields, data);
}

/** Parses the photos; none when they are missing or unreadable. */
export function readAlbum(data: unknown): PublicPhotos {
  return parsed(publicPhotosShape.fields, data)?.photos ?? [];
}

/** Parses the money of a page; null when it is missing or unreadable. */
export function readMoney(data: unknown): MoneyCopy | null {
  return parsed(moneyCopyShape.fields, data);
}

/** Parses a client's copy of an estimate or an invoice; null when it is missing or unreadable. */
export function readIssuedCopy(data: unknown): IssuedCopy | null {
  return parsed(issuedCopyShape.fields, data);
}

function parsed<F extends Fields>(fields: F, data: unknown): InferFields<F> | null {
  const found = data === undefined ? null : parseFields(fields, plainDoc(data));
  return found?.ok ? found.value : null;
}

function plainDoc(data: unknown): Doc {
  if (typeof data !== 'object' || data === null) return {};
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, plainValue(value)]));
}

function plainValue(value: unknown): Value {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map(plainValue);
  if (typeof value !== 'object' || value === null) return null;
  // The lite and the full build each have their own Timestamp class.
  if ('toMillis' in value && typeof value.toMillis === 'function') return instant(Number(value.toMillis()));
  return plainDoc(value);
}
