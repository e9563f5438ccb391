import { MAX_PICTURE_LENGTH } from '../account/user';
import { PUBLIC_COPY } from '../core/collections';
import type { BusinessSettings } from '../company/company';
import { defineShape, text } from '../core/shape';
import type { Infer } from '../core/shape';
import type { Tracker } from '../trackers/tracker';

/**
 * Who a page is of: `Tracking/{link}/Public/office` of a paused link, and `Public/business` of a lead's, which shows it
 * before the client's digits open the estimate. It names no client and no amount.
 */
export const publicOfficeShape = defineShape(PUBLIC_COPY.subcollection, {
  name: text(170),
  /** '' when the business does not share its contact here. */
  phone: text(40),
  /** A picture as text; '' for none, and on a paused page. */
  logo: text(MAX_PICTURE_LENGTH),
});
export type PublicOffice = Infer<typeof publicOfficeShape>;

/** Makes a link's office card; contact data follows the same switch as the open page. */
export function publicOffice(
  tracker: Pick<Tracker, 'clientVisible'>,
  business: { readonly name: string; readonly settings: Pick<BusinessSettings, 'phone'> | null },
): PublicOffice {
  return {
    name: business.name,
    phone: tracker.clientVisible.contact ? (business.settings?.phone ?? '') : '',
    logo: '',
  };
}

/** Makes the card of a lead's page, whose link has no tracker that could hide the contact; a paused one has no logo. */
export function publicBusiness(
  business: { readonly name: string; readonly settings: Pick<BusinessSettings, 'phone' | 'logo'> | null },
  isOpen: boolean,
): PublicOffice {
  const { name, settings } = business;
  return { name, phone: settings?.phone ?? '', logo: (isOpen && settings?.logo) || '' };
}
