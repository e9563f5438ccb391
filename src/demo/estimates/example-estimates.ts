import type { Customer } from '@/domain/customers/customer';
import type { Estimate } from '@/domain/estimates/estimate';
import { defaultExpiry } from '@/domain/trackers/links';
import type { TrackingLink } from '@/domain/trackers/tracker';
import { liveEstimate } from './estimate-life';
import type { EstimateLife } from './estimate-life';
import { draftFor } from './example-draft';
import type { DraftContext } from './example-draft';
import { changeLife, soldLife } from './sold-life';
import type { Sale } from './sold-life';
import { LEADS_STORIES } from './stories';

const FIRST_NUMBER = 1_040;

/**
 * Estimates of a business around `today`: for its quoted leads in every state before a sale, and for work that it sold.
 * With them come the links of the leads' pages.
 */
export function exampleEstimates(
  leads: readonly Customer[],
  sales: readonly Sale[],
  context: DraftContext,
): { readonly lives: readonly EstimateLife[]; readonly links: readonly TrackingLink[] } {
  const sold = sales.map((sale, at) => soldLife(sale, FIRST_NUMBER + at, context));
  const last = sales.at(-1);
  const change = last ? [changeLife(last, FIRST_NUMBER + sold.length + LEADS_STORIES.length, context)] : [];
  const offered = LEADS_STORIES.flatMap((told, at) => {
    const customer = leads[at % leads.length];
    if (!customer) return [];
    const made = draftFor(customer, told, FIRST_NUMBER + sales.length + at, context);
    const linkId = `example-offer-${at + 1}`;
    return [{ ...liveEstimate(made, told.steps, { ...context, linkId }), linkId }];
  });
  return {
    lives: [...sold, ...offered, ...change],
    links: offered.flatMap(({ estimate, linkId }) =>
      estimate.linkId === '' ? [] : [linkOf(estimate, linkId, context.zone)],
    ),
  };
}

/** The link of a lead's page, as the first sending made it. */
function linkOf(
  { owner, customerId, sentAt, createdBy }: Estimate,
  uuid: string,
  zone: string,
): TrackingLink {
  const at = sentAt ?? 0;
  return {
    ...{ uuid, owner, customerId, trackerId: '', state: 'active', expiresAt: defaultExpiry(at, zone) },
    ...{ createdAt: at, createdBy, updatedAt: at, updatedBy: createdBy },
  };
}
