import { joinPacked, NO_CUSTOMERS } from '@/domain/directory/packed-customers';
import type { CustomerAnswer, CustomerQuestion, PackedAnswer } from '@/domain/directory/question';
import type { DirectorySource } from './directory-source';

/** Customers per message of the worker: a message of this size delays no frame. */
const PART = 1_000;

/** Reads the requested customers beyond the known ones, part by part. */
export async function readInParts(
  source: DirectorySource,
  question: CustomerQuestion,
  known: CustomerAnswer | null,
): Promise<PackedAnswer> {
  let customers = known?.customers.packed ?? NO_CUSTOMERS;
  let answer: PackedAnswer | null = known && { ...known, customers };
  while (!answer || customers.ids.length < Math.min(question.limit, answer.total)) {
    const from = customers.ids.length;
    answer = await source.ask({ ...question, from, limit: Math.min(PART, question.limit - from) });
    if (answer.customers.ids.length === 0) break;
    customers = joinPacked(customers, answer.customers);
  }
  return { ...answer, customers };
}

/** Queries a source now and after every change; drops late answers. Returns the function that stops it. */
export function followSource(
  source: DirectorySource,
  read: (version: number) => Promise<PackedAnswer>,
  take: (answer: PackedAnswer, version: number) => void,
): () => void {
  let asked: number | null = null;
  const ask = () => {
    const { status, version } = source.get();
    if (status !== 'ready' || version === asked) return;
    asked = version;
    read(version).then(
      (answer) => version === asked && take(answer, version),
      // The source has reported the error; its next state queries again.
      () => undefined,
    );
  };
  const leave = source.subscribe(ask);
  ask();
  return () => {
    asked = null;
    leave();
  };
}
