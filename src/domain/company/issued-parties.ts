import { MAX_PICTURE_LENGTH } from '../account/user';
import type { Doc } from '../core/value';
import { group, text } from '../core/shape';

/** Who a frozen paper is from and to, as they were then. */
export const issuedParties = {
  business: group({
    name: text(170),
    logo: text(MAX_PICTURE_LENGTH),
    address: text(400),
    licence: text(80),
    hours: text(200),
    phone: text(40),
    email: text(320),
    website: text(200),
  }),
  client: group({ name: text(170), address: text(400) }),
};

/** The object that a frozen text spells, or null. A function wrote it, and `parseFields` checks every value. */
export function parsedPaper(json: string): Doc | null {
  try {
    const stored: unknown = JSON.parse(json);
    return typeof stored === 'object' && stored !== null ? (stored as Doc) : null;
  } catch {
    return null;
  }
}
