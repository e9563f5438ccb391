import { PUBLIC_COPY } from '../core/collections';
import type { BusinessSettings } from '../company/company';
import { defineShape, text } from '../core/shape';
import type { Infer } from '../core/shape';
import type { Tracker } from '../trackers/tracker';

/** `Tracking/{link}/Public/office`: the office's contact of a paused link. Readable until the link ends. */
export const publicOfficeShape = defineShape(PUBLIC_COPY.subcollection, {
  name: text(170),
  /** '' when the business does not share its contact here. */
  phone: text(40),
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
  };
}
