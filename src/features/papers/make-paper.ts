import { AppError } from '@/domain/core/errors';
import type { Paper } from '@/domain/papers/paper';

/**
 * A paper as a PDF file. What draws it is fetched by the first one; without a connection, and where it was never
 * fetched before, it rejects with an AppError that says so.
 */
export async function makePaper(paper: Paper): Promise<Blob> {
  const { makePdf } = await import('./pdf/make-pdf').catch((cause: unknown) => {
    throw new AppError('network', { cause });
  });
  // The page says that it is at work before the work holds it up.
  await new Promise((done) => {
    setTimeout(done);
  });
  return makePdf(paper);
}
