import type { Invoice } from '../invoice';

/** Why an invoice or a credit note cannot be sent, as a sentence; null when it can. */
export function sendProblem({
  kind,
  number,
  status,
}: Pick<Invoice, 'kind' | 'number' | 'status'>): string | null {
  if (number === null) return `Issue this ${kind.toLowerCase()} first: a draft has no number.`;
  return status === 'Void' ? 'This invoice is void, so nothing is owed on it.' : null;
}
