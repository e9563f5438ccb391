import { MAX_STATUS_NOTE } from '@/domain/core/record';
import { object, string } from '@/shared/forms/frame/schema';

const note = string().max(MAX_STATUS_NOTE);

export function assignSchema(mayBeNobody: boolean) {
  return object({ person: mayBeNobody ? string() : string().required('Choose a person.') });
}

/** `word` is "status" or "stage"; the statuses in `asking` require a reason. */
export function statusSchema(word: string, asking: readonly string[]) {
  return object({
    status: string().required(`Choose a ${word}.`),
    reason: string().when('status', ([status], reason) =>
      asking.includes(String(status)) ? reason.required('Choose a reason.') : reason,
    ),
    note,
  });
}

/** Without a reason, the status stays. */
export const archiveSchema = object({ reason: string(), note });
