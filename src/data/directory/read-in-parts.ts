import { joinPacked, NO_CUSTOMERS } from '@/domain/directory/packed-customers';
import type { CustomerAnswer, CustomerQuestion, PackedAnswer } from '@/domain/directory/question';
import type { DirectorySource } from './directory-source';

/** Customers handed over by the worker at once: whole parts of them, in a message that holds up no frame. */
const PART = 1_000;

/** Reads as many customers as are asked for, beyond those that are known, part by part. */
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

/**
 * Asks a source as it stands, and again whenever it changes; of answers that come late only the newest is taken. The
 * function it returns stops that.
 */
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
      // The source has said why; its next state asks again.
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
