import type { ReactNode } from 'react';
import { newEventCall, removeEventCall, updateEventCall } from '@/api/contract/calendar';
import type { ApiEvent, ApiEventFields, ApiEventUpdate } from '@/api/contract/calendar';
import { useSendCall } from '@/api/use-call';
import { toAppError } from '@/data/base/app-error';
import type { EventAnswer } from '@/domain/calendar/answers';
import { notify } from '@/shared/feedback/notify';
import { useScopeQuestion } from './event/use-scope-question';

/** Changes of the user's events through the API; of a series it first asks how much of it changes. */
export function useEventChanges(): {
  readonly add: (fields: ApiEventFields) => Promise<boolean>;
  /** Resolves to false when the user cancels. */
  readonly change: (event: ApiEvent, update: ApiEventUpdate) => Promise<boolean>;
  readonly remove: (event: ApiEvent) => Promise<boolean>;
  readonly answer: (event: ApiEvent, answer: EventAnswer | null) => void;
  readonly question: ReactNode;
} {
  const add = useSendCall(newEventCall);
  const update = useSendCall(updateEventCall);
  const remove = useSendCall(removeEventCall);
  const { ask, question } = useScopeQuestion();
  return {
    question,
    add: async (fields) => {
      await add(fields);
      return true;
    },
    change: async (event, changes) => {
      if (event.occurrenceOn === '') {
        await update({ eventId: event.id, update: changes });
        return true;
      }
      const scope = await ask('Change');
      if (scope === null) return false;
      await update({ eventId: event.id, update: changes, scope });
      return true;
    },
    remove: async (event) => {
      if (event.occurrenceOn === '') {
        await remove({ eventId: event.id });
        return true;
      }
      const scope = await ask('Remove');
      if (scope === null) return false;
      await remove({ eventId: event.id, scope });
      return true;
    },
    answer: (event, answer) => {
      update({ eventId: event.id, update: { answer } }).catch((error: unknown) =>
        notify.error(toAppError(error).message),
      );
    },
  };
}
