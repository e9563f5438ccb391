import { toAppError } from '@/data/base/app-error';
import { within } from '@/data/base/within';
import { attachPaper } from '@/data/mail/held-mail';
import type { WaitingMail } from '@/data/mail/held-mail';
import { AppError } from '@/domain/core/errors';
import type { ErrorCode } from '@/domain/core/errors';
import type { PaperFile } from '@/domain/mail/paper-mail';
import { SECOND_MS } from '@/domain/time/time';

import type { MailedPaper } from './mailed-paper';
import type { NoFile } from './paper-file';

/** Longest wait for a PDF, ms; one of 200 lines takes two seconds. */
const LONGEST_MS = 30 * SECOND_MS;

const WHY: Partial<Record<ErrorCode, string>> = {
  network: 'the connection was lost.',
  unavailable: 'our server did not answer.',
};

/**
 * Makes the PDF of a waiting mail and lets the mail go, in any case. `read` gives what is mailed. Null when the mail has
 * the PDF, else a sentence on what went out instead.
 */
export async function attachPdf(mail: WaitingMail, read: () => Promise<MailedPaper>): Promise<string | null> {
  try {
    const file = await within(LONGEST_MS, read().then(make));
    if ('why' in file) return await withoutPaper(mail, file.why);
    return (await attachPaper(mail, file)) ? null : alone('making its PDF took too long.');
  } catch (error) {
    return withoutPaper(mail, WHY[toAppError(error).code] ?? 'its PDF could not be made.');
  }
}

/** Loads what makes PDFs on the first call. */
async function make(paper: MailedPaper): Promise<PaperFile | NoFile> {
  const { mailedFile } = await import('./mailed-paper').catch((cause: unknown) => {
    throw new AppError('network', { cause });
  });
  return mailedFile(paper);
}

async function withoutPaper(mail: WaitingMail, why: string): Promise<string | null> {
  try {
    // True where the mail has its PDF and only the answer was lost.
    return (await attachPaper(mail, null)) ? null : alone(why);
  } catch {
    return `The mail goes out in a few minutes, perhaps with the link alone: ${why}`;
  }
}

const alone = (why: string) => `The mail went out with the link alone: ${why}`;
