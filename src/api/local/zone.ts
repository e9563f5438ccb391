import { recordRef } from '@/data/core/query';
import { deviceZone } from '@/data/session/use-settings';
import { settingsShape } from '@/domain/company/company';
import type { LocalContext } from './handler';

/** The zone of the business; the device's before it saved settings. Rejects with AppError while it is not known. */
export async function zoneOf({
  viewer,
  readRecord,
}: Pick<LocalContext, 'viewer' | 'readRecord'>): Promise<string> {
  const settings = await readRecord(recordRef(settingsShape, viewer.owner));
  return settings?.timeZone ?? deviceZone();
}
