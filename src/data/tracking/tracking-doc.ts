import { publicCopyShape } from '@/domain/tracking/public-copy';
import type { PublicCopy } from '@/domain/tracking/public-copy';
import { publicPhotosShape } from '@/domain/tracking/public-photos';
import type { PublicPhotos } from '@/domain/tracking/public-photos';
import { publicOfficeShape } from '@/domain/tracking/public-office';
import type { PublicOffice } from '@/domain/tracking/public-office';
import { parseFields } from '@/domain/core/record-codec';
import { trackingShape } from '@/domain/trackers/tracker';
import type { TrackingSnapshot } from '@/domain/tracking/tracking-view';
import { instant } from '@/domain/core/value';
import type { Doc, Value } from '@/domain/core/value';

/** Parses a public handle; null when it is missing or unreadable. */
export function readHandle(data: unknown): TrackingSnapshot['link'] {
  const parsed = data === undefined ? null : parseFields(trackingShape.fields, plainDoc(data));
  return parsed?.ok ? { state: parsed.value.state, expiresAt: parsed.value.expiresAt } : null;
}

/** Parses a public copy; null when it is missing or unreadable. */
export function readCopy(data: unknown): PublicCopy | null {
  const parsed = data === undefined ? null : parseFields(publicCopyShape.fields, plainDoc(data));
  return parsed?.ok ? parsed.value : null;
}

/** Parses the office's card; null when it is missing or unreadable. */
export function readOffice(data: unknown): PublicOffice | null {
  const parsed = data === undefined ? null : parseFields(publicOfficeShape.fields, plainDoc(data));
  return parsed?.ok ? parsed.value : null;
}

/** Parses the photos; none when they are missing or unreadable. */
export function readAlbum(data: unknown): PublicPhotos {
  const parsed = data === undefined ? null : parseFields(publicPhotosShape.fields, plainDoc(data));
  return parsed?.ok ? parsed.value.photos : [];
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
