import { createHash } from 'node:crypto';
import type { BusinessSettings } from '@/domain/company/company';
import { initialOf } from '@/domain/core/shape';
import { issuedEstimate, issuedText } from '@/domain/estimates/issued-estimate';
import { issuedPaperId, issuedPaperShape } from '@/domain/estimates/issued-paper';
import type { IssuedPaper } from '@/domain/estimates/issued-paper';
import type { Estimate } from '@/domain/estimates/estimate';
import { formatAddress } from '@/domain/format/postal-address';

/** The business whose letterhead is on what it sends. */
export type Letterhead = {
  readonly name: string;
  readonly settings: Pick<
    BusinessSettings,
    | 'logo'
    | 'licence'
    | 'hours'
    | 'phone'
    | 'email'
    | 'website'
    | 'streetAddress'
    | 'city'
    | 'state'
    | 'zipcode'
    | 'country'
    | 'currency'
    | 'timeZone'
  >;
};

/** The next version of an estimate as `sendEstimate` freezes it; `at` is epoch ms, `by` a uid. */
export function issuedVersion(
  estimate: Estimate,
  { name, settings }: Letterhead,
  { at, by }: { readonly at: number; readonly by: string },
): IssuedPaper {
  const version = estimate.version + 1;
  const { country, currency, timeZone: zone, logo, licence, hours, phone, email, website } = settings;
  const { uuid: recordId, kind, title, versionNote, owner, assignees, customerId, trackerId } = estimate;
  const issued = issuedEstimate(estimate, {
    ...{ estimateId: recordId, version, kind, title, versionNote, issuedAt: at, country, currency, zone },
    number: `${estimate.numberPrefix}${estimate.number}`,
    business: {
      ...{ name, logo, licence, hours, phone, email, website },
      address: formatAddress(settings, country),
    },
    client: { name: estimate.customerName, address: formatAddress(estimate, country) },
  });
  const json = issuedText(issued);
  return {
    ...initialOf(issuedPaperShape.fields),
    ...{ uuid: issuedPaperId(recordId, version), owner, assignees, recordId, customerId, trackerId, version },
    ...{ json, sha256: createHash('sha256').update(json).digest('hex') },
    ...{ createdAt: at, createdBy: by, updatedAt: at, updatedBy: by },
  };
}
