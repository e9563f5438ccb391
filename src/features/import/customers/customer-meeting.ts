import { patientServerPage } from '@/data/core/server-page';
import { readCustomers } from '@/data/customers/read-customers';
import { findMatches } from '@/data/import/customers/find-matches';
import { readAmounts } from '@/data/money/prices';
import type { QuerySpec } from '@/data/store/port';
import { CUSTOMER_IDS } from '@/domain/import/customers/match-keys';
import type { MetCustomers } from '@/domain/import/customers/match-keys';
import { collectMet } from '@/domain/import/met-records';
import type { Meeting, MeetingInput, PlanNeeds } from '../kind/import-kind';
import type { CustomerImport } from './customer-types';

/** The customers that a file's rows match; in full, and with their amounts, only for updates. */
export function customerMeeting({
  store,
  viewer,
  matchesInDirectory,
  tell,
}: MeetingInput<CustomerImport>): Meeting<CustomerImport> {
  const known = collectMet(CUSTOMER_IDS);
  /** The customers known or requested in full; a deleted one has no update. */
  const whole = new Set<string>();
  const priced = new Set<string>();
  const add = async (part: Partial<MetCustomers>) => {
    const met = { matches: [], whole: [], amounts: [], ...part };
    known.add(met);
    for (const { uuid } of met.whole) whole.add(uuid);
    await tell(met);
  };
  const page = (spec: QuerySpec) => patientServerPage(store, spec);
  const lacking = (isNeeded: boolean, asked: ReadonlySet<string>) =>
    isNeeded ? known.met().matches.flatMap(({ uuid }) => (asked.has(uuid) ? [] : [uuid])) : [];
  const lackingOf = ({ choice, amounts }: PlanNeeds) => ({
    ids: lacking(choice === 'update', whole),
    unpriced: lacking(choice === 'update' && amounts, priced),
  });
  return {
    meet: async (wanted, onProgress = () => undefined) =>
      add(await findMatches(store, viewer, wanted, matchesInDirectory, onProgress)),
    lacks: (needs) => Object.values(lackingOf(needs)).some((ids) => ids.length > 0),
    complete: async (needs, onProgress) => {
      const { ids, unpriced } = lackingOf(needs);
      await readCustomers(page, viewer, ids, async (part, answered) => {
        await add({ whole: part });
        onProgress?.(answered, ids.length);
      });
      for (const id of ids) whole.add(id);
      const read = await readAmounts(page, viewer, 'customer', unpriced);
      await add({ amounts: [...read].map(([customerId, amount]) => ({ customerId, amount })) });
      for (const id of unpriced) priced.add(id);
    },
    met: (choice) => ({
      ...known.met(),
      ...(choice === 'update' ? { matches: [] } : { whole: [], amounts: [] }),
    }),
    clear: () => [known, whole, priced].forEach((some) => some.clear()),
  };
}
