import { createHash } from 'node:crypto';
import type { BusinessSettings } from '@/domain/company/company';
import { partiesOf } from '@/domain/company/issued-parties';
import type { SendingBusiness } from '@/domain/company/issued-parties';
import { initialOf } from '@/domain/core/shape';
import { issuedEstimate, issuedText } from '@/domain/estimates/issued-estimate';
import { issuedPaperId, issuedPaperShape } from '@/domain/estimates/issued-paper';
import type { IssuedPaper } from '@/domain/estimates/issued-paper';
import type { Estimate } from '@/domain/estimates/estimate';

/** The business whose letterhead is on what it sends, with its formats. */
export type Letterhead = SendingBusiness & {
  readonly settings: Pick<BusinessSettings, 'country' | 'currency' | 'timeZone'>;
};

/** The next version of an estimate as `sendEstimate` freezes it; `at` is epoch ms, `by` a uid. */
export function issuedVersion(
  estimate: Estimate,
  letterhead: Letterhead,
  { at, by }: { readonly at: number; readonly by: string },
): IssuedPaper {
  const version = estimate.version + 1;
  const { country, currency, timeZone: zone } = letterhead.settings;
  const { uuid: recordId, kind, title, versionNote, owner, assignees, customerId, trackerId } = estimate;
  const issued = issuedEstimate(estimate, {
    ...{ estimateId: recordId, version, kind, title, versionNote, issuedAt: at, country, currency, zone },
    number: `${estimate.numberPrefix}${estimate.number}`,
    ...partiesOf(letterhead, estimate, country),
  });
  const json = issuedText(issued);
  return {
    ...initialOf(issuedPaperShape.fields),
    ...{ uuid: issuedPaperId(recordId, version), owner, assignees, recordId, customerId, trackerId, version },
    ...{ json, sha256: createHash('sha256').update(json).digest('hex') },
    ...{ createdAt: at, createdBy: by, updatedAt: at, updatedBy: by },
  };
}
