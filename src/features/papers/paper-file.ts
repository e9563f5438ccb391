import { toBase64 } from '@/data/files/file-content';
import { MAX_PAPER_BYTES } from '@/domain/mail/paper-mail';
import type { PaperFile } from '@/domain/mail/paper-mail';
import type { Paper } from '@/domain/papers/paper';
import { paperText, unprintableWords } from '@/domain/papers/printable';
import { joinList } from '@/shared/format/words';

import { makePaper } from './make-paper';

/** Why a paper has no file, as the rest of a sentence. */
export type NoFile = { readonly why: string };

/** Makes a paper as a file of a mail. Rejects with an AppError as `makePaper` does. */
export async function paperFile(paper: Paper): Promise<PaperFile | NoFile> {
  const words = unprintableWords(paperText(paper));
  if (words.length > 0)
    return { why: `a PDF has no letters for ${joinList(words.map((word) => `“${word}”`))}.` };
  const pdf = await makePaper(paper);
  if (pdf.size > MAX_PAPER_BYTES) return { why: 'its PDF has more than 700 kB.' };
  return { name: paper.fileName, content: await toBase64(pdf) };
}
