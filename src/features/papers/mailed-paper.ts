import type { IssuedEstimate } from '@/domain/estimates/issued-estimate';
import type { PaperFile } from '@/domain/mail/paper-mail';
import { estimatePaper } from '@/domain/papers/estimate-paper';

import { paperFile } from './paper-file';
import type { NoFile } from './paper-file';
import { paperWriting } from './paper-writing';

/** What is mailed as a PDF: a version as it was sent, with the SHA-256 of its text. */
export type MailedPaper = {
  readonly kind: 'estimate';
  readonly issued: IssuedEstimate;
  readonly sha256: string;
};

/** Makes the PDF for a mail: of an estimate with all options side by side. Rejects with an AppError. */
export function mailedFile({ issued, sha256 }: MailedPaper): Promise<PaperFile | NoFile> {
  const write = paperWriting(issued);
  return paperFile(estimatePaper({ issued, sha256, choice: null, signed: null, write }));
}
