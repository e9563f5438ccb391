import type { BusinessSettings } from '@/domain/company/company';
import { partiesOf } from '@/domain/company/issued-parties';
import { shortNumber } from '@/domain/core/record-number';
import type { Estimate } from '@/domain/estimates/estimate';
import { issuedEstimate } from '@/domain/estimates/issued-estimate';
import type { IssuedEstimate } from '@/domain/estimates/issued-estimate';
import { formatsOf } from '@/domain/format/formats';

/** Whether the client has what the office sees: nothing was changed since the last sending. */
export function isSent({ version, sentOf, contentAt }: Estimate): boolean {
  return version > 0 && sentOf === contentAt;
}

/** The estimate as the client would get it now: the version that the next sending makes, or the one they have. */
export function draftVersion(
  estimate: Estimate,
  business: { readonly name: string; readonly settings: BusinessSettings },
  now: number,
): IssuedEstimate {
  const { country, currency, zone } = formatsOf(business.settings);
  const { uuid, version, kind, title, versionNote } = estimate;
  return issuedEstimate(estimate, {
    estimateId: uuid,
    version: isSent(estimate) ? version : version + 1,
    number: estimate.number === null ? '' : shortNumber(estimate),
    kind,
    title,
    versionNote,
    issuedAt: now,
    ...partiesOf(business, estimate, country),
    country,
    currency,
    zone,
  });
}
