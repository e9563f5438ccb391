import { recordRef } from '@/data/core/query';
import { deviceZone } from '@/data/session/use-settings';
import { settingsShape } from '@/domain/company/company';
import type { LocalContext } from './handler';

/** The zone of the business; the device's before it saved settings. */
export async function zoneOf({
  viewer,
  readRecord,
}: Pick<LocalContext, 'viewer' | 'readRecord'>): Promise<string> {
  const settings = await readRecord(recordRef(settingsShape, viewer.owner)).catch(() => null);
  return settings?.timeZone ?? deviceZone();
}
