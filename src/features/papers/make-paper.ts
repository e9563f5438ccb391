import { AppError } from '@/domain/core/errors';
import type { Paper } from '@/domain/papers/paper';

/** Creates a paper as a PDF with a lazily loaded renderer; offline without it, rejects with an AppError. */
export async function makePaper(paper: Paper): Promise<Blob> {
  const { makePdf } = await import('./pdf/make-pdf').catch((cause: unknown) => {
    throw new AppError('network', { cause });
  });
  // Lets the page show its progress before the work blocks it.
  await new Promise((done) => {
    setTimeout(done);
  });
  return makePdf(paper);
}
