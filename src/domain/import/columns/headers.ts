import { foldText } from '../../format/fold-text';

/** Letters and digits only, so that "E-mail 1 - Value", "EMail1Value" and "email_1_value" are equal. */
export function foldHeader(header: string): string {
  return foldText(header).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Headings the file of refused rows adds; not data. */
export const REFUSED_HEADINGS = { row: 'Import row', problem: 'Import problem' } as const;

const OWN_HEADINGS = Object.values(REFUSED_HEADINGS).map(foldHeader);

/** Whether a folded header is one that the file of refused rows adds. */
export function isOwnHeading(folded: string): boolean {
  return OWN_HEADINGS.includes(folded);
}
