import { pdf } from '@react-pdf/renderer';

import type { Paper } from '@/domain/papers/paper';
import { alphabetsOf, paperText } from '@/domain/papers/printable';

import { loadFonts } from './fonts';
import { logoOf } from './logo';
import { paperDocument } from './paper-document';

/** Renders a paper as a PDF. Rejects with an AppError when a font cannot be fetched. */
export async function makePdf(paper: Paper): Promise<Blob> {
  const { letterhead } = paper;
  const families = await loadFonts(alphabetsOf(paperText(paper)));
  const logo = await logoOf(letterhead.logo);
  return pdf(paperDocument({ paper: { ...paper, letterhead: { ...letterhead, logo } }, families })).toBlob();
}
