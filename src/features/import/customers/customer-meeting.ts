import { patientServerPage } from '@/data/core/server-page';
import { readCustomers } from '@/data/customers/read-customers';
import { findMatches } from '@/data/import/customers/find-matches';
import { readAmounts } from '@/data/money/prices';
import type { QuerySpec } from '@/data/store/port';
import type { Customer } from '@/domain/customers/customer';
import type { CustomerAmount, MatchedCustomer, MetCustomers } from '@/domain/import/customers/match-keys';
import type { Meeting, MeetingInput, PlanNeeds } from '../kind/import-kind';
import type { CustomerImport } from './customer-types';

/** Customers per stored slice: a few milliseconds of copying. */
const SLICE = 250;

/** The customers that a file's rows match; in full, and with their amounts, only for updates. */
export function customerMeeting({
  store,
  viewer,
  matchesInDirectory,
  tell,
}: MeetingInput<CustomerImport>): Meeting<CustomerImport> {
  const matches = new Map<string, MatchedCustomer>();
  const whole = new Map<string, Customer>();
  /** The customers requested in full; a deleted one has no update. */
  const asked = new Set<string>();
  const amounts = new Map<string, CustomerAmount>();
  const askedAmounts = new Set<string>();
  const add = async (met: MetCustomers) => {
    for (const customer of met.matches) matches.set(customer.uuid, customer);
    for (const customer of met.whole) whole.set(customer.uuid, customer);
    for (const one of met.amounts ?? []) amounts.set(one.customerId, one);
    await tell(met);
  };
  const page = (spec: QuerySpec) => patientServerPage(store, spec);
  const lacking = ({ choice }: PlanNeeds) =>
    choice === 'update' ? [...matches.keys()].filter((id) => !whole.has(id) && !asked.has(id)) : [];
  const lackingAmounts = (needs: PlanNeeds) =>
    needs.choice === 'update' && needs.amounts
      ? [...matches.keys()].filter((id) => !askedAmounts.has(id))
      : [];
  return {
    meet: async (wanted, onProgress) =>
      add(await findMatches(store, viewer, wanted, matchesInDirectory, onProgress)),
    lacks: (needs) => lacking(needs).length > 0 || lackingAmounts(needs).length > 0,
    complete: async (needs, onProgress) => {
      const ids = lacking(needs);
      await readCustomers(page, viewer, ids, async (part, answered) => {
        await add({ matches: [], whole: part });
        onProgress(answered, ids.length);
      });
      for (const id of ids) asked.add(id);
      const unpriced = lackingAmounts(needs);
      const read = await readAmounts(page, viewer, 'customer', unpriced);
      const found = [...read].map(([customerId, amount]) => ({ customerId, amount }));
      await add({ matches: [], whole: [], amounts: found });
      for (const id of unpriced) askedAmounts.add(id);
    },
    met: (choice) =>
      choice === 'update'
        ? { matches: [], whole: [...whole.values()], amounts: [...amounts.values()] }
        : { matches: [...matches.values()], whole: [] },
    clear: () => {
      matches.clear();
      whole.clear();
      asked.clear();
      amounts.clear();
      askedAmounts.clear();
    },
  };
}

export function slicesOfCustomers(met: MetCustomers): readonly MetCustomers[] {
  const count = Math.ceil(Math.max(met.matches.length, met.whole.length) / SLICE);
  return Array.from({ length: count }, (_, slice) => {
    const [from, to] = [slice * SLICE, (slice + 1) * SLICE];
    return {
      matches: met.matches.slice(from, to),
      whole: met.whole.slice(from, to),
      amounts: (met.amounts ?? []).slice(from, to),
    };
  });
}
