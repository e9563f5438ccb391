import { useEffect, useState } from 'react';
import { useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { formatsOf } from '@/domain/format/formats';
import type { Formats } from '@/domain/format/formats';
import { usePersonKey } from '@/shared/kept/person-key';

/**
 * The formats of the user's business, by which every time is written. Until its settings are loaded, those of the last
 * visit on this device; null on the first, for then nothing is drawn in a zone that may be wrong.
 */
export function useBusinessFormats(): Formats | null {
  const { settings, isLoading } = useSettings();
  const key = usePersonKey(`formats:${useViewer().owner}`);
  const [kept] = useState(() => read(key));
  const known = isLoading ? null : JSON.stringify(formatsOf(settings));
  useEffect(() => {
    if (known === null) return;
    try {
      localStorage.setItem(key, known);
    } catch {
      // The next visit waits for the settings.
    }
  }, [key, known]);
  return isLoading ? kept : formatsOf(settings);
}

function read(key: string): Formats | null {
  try {
    const value = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Formats> | null;
    const { zone = '', currency = '', country = '' } = value ?? {};
    return zone === '' || currency === '' || country === '' ? null : { zone, currency, country };
  } catch {
    return null;
  }
}
