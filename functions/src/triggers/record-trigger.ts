import * as logger from 'firebase-functions/logger';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { HOUR_MS } from '@/domain/time/time';
import { firestore } from '../firestore';
import type { RecordChange, Step } from './change';

/** After this long a failing write is given up: it blocks nothing, but would cost forever. */
const RETRY_MS = HOUR_MS;

/**
 * Runs all steps in order on every write, with the named secrets. If one fails, the event is delivered again, unless the
 * record holds what no try can use.
 */
export function recordTrigger(
  collection: string,
  steps: readonly Step[],
  secrets: readonly string[] = [],
): ReturnType<typeof onDocumentWritten> {
  return onDocumentWritten(
    { document: `${collection}/{id}`, retry: true, secrets: [...secrets] },
    async (event) => {
      const change: RecordChange = {
        eventId: event.id,
        at: Date.parse(event.time),
        id: event.params.id,
        before: event.data?.before.data() ?? null,
        after: event.data?.after.data() ?? null,
      };
      const failures: unknown[] = [];
      for (const step of steps) {
        await tried(step, change).catch((error: unknown) => {
          logger.error(`A step on ${collection}/${change.id} failed.`, error);
          if (!isUnusable(error)) failures.push(error);
        });
      }
      if (failures.length > 0 && Date.now() - change.at < RETRY_MS) throw failures[0];
    },
  );
}

const INVALID_ARGUMENT = 3;
/** Comes with the same code from a server under load; the library's own check for it tests the same words. */
const EXPIRED_TRANSACTION = /transaction has expired/;

/**
 * Whether Firestore refuses the address that a step made of the record's fields, such as an id with a slash: the library
 * before it asks ("Value for argument …"), or the server.
 */
function isUnusable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.message.startsWith('Value for argument "')) return true;
  return Reflect.get(error, 'code') === INVALID_ARGUMENT && !EXPIRED_TRANSACTION.test(error.message);
}

/** The emulators deliver an event only once, so a step that fails there is tried again at once. */
const TRIES_ON_EMULATORS = 5;

async function tried(step: Step, change: RecordChange): Promise<void> {
  const tries = process.env['FUNCTIONS_EMULATOR'] === 'true' ? TRIES_ON_EMULATORS : 1;
  for (let left = tries - 1; left > 0; left -= 1) {
    try {
      return await step(firestore(), change);
    } catch (error) {
      if (isUnusable(error)) throw error;
      logger.warn(`A step on ${change.id} is tried again.`, error);
    }
  }
  return step(firestore(), change);
}
