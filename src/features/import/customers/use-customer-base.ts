import { useViewer } from '@/data/session/use-session';
import { useRoster, useSettings } from '@/data/session/use-settings';
import { may } from '@/domain/access/viewer';
import { useFormat } from '@/shared/format/format-context';
import { homeOrderOf, roomForFields } from '../columns/import-columns';
import type { ImportBase } from '../kind/import-types';
import type { CustomerImport } from './customer-types';

/** The business's context for guessing columns and reading rows. */
export function useCustomerBase(): ImportBase<CustomerImport> {
  const viewer = useViewer();
  const { people } = useRoster();
  const { settings } = useSettings();
  const { country, currency, zone } = useFormat();
  const { customFields: own, subStatuses } = settings;
  const mayPrice = may(viewer, 'pricing:show');
  const base = { own, subStatuses, country, currency, home: homeOrderOf(country), mayPrice };
  return {
    guess: {
      ...base,
      people,
      mayAddFields: viewer.isAdmin,
      roomForFields: viewer.isAdmin ? roomForFields(own) : 0,
    },
    reading: { ...base, people: people.map(({ uid, name }) => ({ uid, name })), zone },
  };
}
