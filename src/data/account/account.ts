import type { DeletionPlan } from '@/domain/account/erasure';
import { byNoun } from '@/domain/nouns';
import { fieldOf, numberOf, textOf } from '../core/answers';
import { callFunction } from '../callables/function-caller';

const COMPANY_FATES: readonly DeletionPlan['company'][] = ['none', 'left', 'deleted', 'needs-administrator'];

/** The effects that deleting the account would have now. */
export function planAccountDeletion(): Promise<DeletionPlan> {
  return callFunction('planAccountDeletion', {}, (answer) => {
    const company = COMPANY_FATES.find((fate) => fate === fieldOf(answer, 'company'));
    if (!company) throw new Error('The answer lacks company.');
    const counts = fieldOf(answer, 'counts');
    return {
      company,
      companyName: textOf(answer, 'companyName'),
      counts: byNoun(({ key }) => numberOf(counts, key)),
    };
  });
}

/** Deletes the account in parts; a repeated call continues. May reject with 'needs-recent-login'. */
export async function deleteAccount(onProgress: (deleted: number) => void): Promise<void> {
  let deleted = 0;
  let isDone = false;
  while (!isDone) {
    const part = await callFunction('deleteAccount', {}, (answer) => ({
      isDone: fieldOf(answer, 'done') === true,
      deleted: numberOf(answer, 'deleted'),
    }));
    deleted += part.deleted;
    isDone = part.isDone;
    onProgress(deleted);
  }
}

/** Ends the user's sessions on all devices; this one continues until it signs out itself. */
export function signOutEverywhere(): Promise<void> {
  return callFunction('signOutEverywhere', {}, () => undefined);
}
