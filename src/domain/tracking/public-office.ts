import { PUBLIC_COPY } from '../core/collections';
import type { BusinessSettings } from '../company/company';
import { defineShape, text } from '../core/shape';
import type { Infer } from '../core/shape';
import type { Tracker } from '../trackers/tracker';

/** `Tracking/{link}/Public/office`: whom a client asks while the link is paused. Readable until the link ends. */
export const publicOfficeShape = defineShape(PUBLIC_COPY.subcollection, {
  name: text(170),
  /** '' when the business does not share its contact on this page. */
  phone: text(40),
});
export type PublicOffice = Infer<typeof publicOfficeShape>;

/** Makes the office's card of a link; contact details follow the same switch as on the open page. */
export function publicOffice(
  tracker: Pick<Tracker, 'clientVisible'>,
  business: { readonly name: string; readonly settings: Pick<BusinessSettings, 'phone'> | null },
): PublicOffice {
  return {
    name: business.name,
    phone: tracker.clientVisible.contact ? (business.settings?.phone ?? '') : '',
  };
}
