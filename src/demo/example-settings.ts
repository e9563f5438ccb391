import { initialOf } from '@/domain/core/shape';
import { defaultSettings } from '@/domain/company/company';
import type { BusinessSettings } from '@/domain/company/company';
import { moneySettingsShape } from '@/domain/money/money-settings';
import type { MoneySettings } from '@/domain/money/money-settings';
import type { CardPayments } from '@/domain/payments/card/card-payments';
import { cardPaymentsShape } from '@/domain/payments/card/card-payments';
import { byNumberPrefix } from '@/domain/nouns';
import { ZONE } from './businesses';
import type { Business } from './businesses';
import { EXAMPLE_UPDATES } from './client-updates';
import { EXAMPLE_SUB_STATUSES, EXAMPLE_TEMPLATES } from './own-lists';
import { EXAMPLE_PEOPLE } from './people';
import { exampleLogo } from './pictures/logo';

/** Sales tax of the example businesses, in thousandths of a percent. */
export const TAX_RATE = 8_875;

/** The settings of a business of the example world; `at` is epoch ms. */
export function exampleSettings(business: Business, at: number): BusinessSettings {
  return {
    ...defaultSettings(business.owner, ZONE, 'US'),
    phone: business.phone,
    logo: business.hasLogo ? exampleLogo() : '',
    city: 'Duluth',
    state: 'MN',
    hours: 'Mon–Fri, 7:30 am–5:00 pm',
    licence: 'BC 714 209',
    terms: 'Half is due when work starts, the rest on completion. Workmanship is warranted for ten years.',
    taxRate: TAX_RATE,
    ...byNumberPrefix(({ example }) => example),
    crews: crewsOf(business.owner),
    customFields: [
      { key: 'roofAge', label: 'Roof age', kind: 'number', options: [] },
      { key: 'material', label: 'Material', kind: 'choice', options: ['Asphalt', 'Metal', 'Cedar'] },
    ],
    listedFields: ['roofAge', 'material'],
    subStatuses: EXAMPLE_SUB_STATUSES,
    taskTemplates: EXAMPLE_TEMPLATES,
    clientUpdates: EXAMPLE_UPDATES,
    updatedAt: at,
    updatedBy: business.owner,
  };
}

/** Its settings with amounts. */
export function exampleMoneySettings({ owner }: Business, at: number): MoneySettings {
  return {
    ...initialOf(moneySettingsShape.fields),
    owner,
    crewHourCost: 4_800,
    depositKind: 'percent',
    depositPercent: 30_000,
    approvalAbove: 2_500_000,
    followUpDays: 5,
    isPartAllowed: true,
    updatedAt: at,
    updatedBy: owner,
  };
}

/** Its account at Stripe, in test mode: clients can pay online. */
export function exampleCardPayments(owner: string, at: number): CardPayments {
  return { ...initialOf(cardPaymentsShape.fields), owner, state: 'on', updatedAt: at };
}

/** One crew of all field workers, if there are at least two. */
function crewsOf(owner: string): BusinessSettings['crews'] {
  const members = EXAMPLE_PEOPLE.filter(
    (person) => person.company === owner && person.preset.endsWith('orker'),
  ).map(({ uid }) => uid);
  return members.length < 2 ? [] : [{ id: 'crew-a', name: 'Crew A', lead: members[0] ?? '', members }];
}
