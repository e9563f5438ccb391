import { useEffect, useMemo } from 'react';
import { useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { formatsOf } from '@/domain/format/formats';
import type { Formats } from '@/domain/format/formats';
import { usePersonKey } from '@/shared/kept/person-key';

/**
 * The formats of the user's business, by which every time is written. Until its settings are known, those of the last
 * visit on this device; null while they load on the first, for then nothing is drawn in a zone that may be wrong. The
 * device's are only for settings that cannot be read, and are not kept.
 */
export function useBusinessFormats(): Formats | null {
  const { settings, isLoading, isKnown } = useSettings();
  const key = usePersonKey(`formats:${useViewer().owner}`);
  const kept = useMemo(() => read(key), [key]);
  const known = isKnown ? JSON.stringify(formatsOf(settings)) : null;
  useEffect(() => {
    if (known === null) return;
    try {
      localStorage.setItem(key, known);
    } catch {
      // The next visit waits for the settings.
    }
  }, [key, known]);
  if (isKnown) return formatsOf(settings);
  return kept ?? (isLoading ? null : formatsOf(settings));
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
