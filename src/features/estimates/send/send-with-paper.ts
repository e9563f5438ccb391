import { readIssuedPaper, sendEstimate } from '@/data/estimates/sending';
import type { Sending, SentVersion } from '@/data/estimates/sending';
import type { DocStore } from '@/data/store/port';
import { AppError } from '@/domain/core/errors';
import { readIssued } from '@/domain/estimates/issued-estimate';
import { attachPdf } from '@/features/papers/public';

/** Whether a mail has its PDF: `none` where none was wanted, else a sentence on why it went without. */
export type PaperOutcome = 'none' | 'attached' | { readonly why: string };

/** Sends an estimate, then makes the PDF of the version for the mail that waits for it. Rejects as `sendEstimate` does. */
export async function sendWithPaper(
  store: DocStore,
  sending: Sending,
): Promise<SentVersion & { readonly paper: PaperOutcome }> {
  const sent = await sendEstimate(sending);
  const { heldMail: mailId, version } = sent;
  if (mailId === '') return { ...sent, paper: 'none' };
  const { estimateId: recordId } = sending;
  const why = await attachPdf({ mailId, recordId, version }, async () => {
    const { json, sha256 } = await readIssuedPaper(store, recordId, version);
    const issued = readIssued(json);
    if (!issued) throw new AppError('not-found');
    return { kind: 'estimate', issued, sha256 };
  });
  return { ...sent, paper: why === null ? 'attached' : { why } };
}
