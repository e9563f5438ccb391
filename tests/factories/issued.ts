import { initialOf } from '@/domain/core/shape';
import { estimateContent } from '@/domain/estimates/estimate-content';
import type { EstimateContent, EstimateLine, ScheduleStep } from '@/domain/estimates/estimate-content';
import { issuedEstimate } from '@/domain/estimates/issued-estimate';
import type { IssuedEstimate, IssuedFacts } from '@/domain/estimates/issued-estimate';
import { BLANK_LINE } from '@/domain/estimates/new-line';

const FACTS: IssuedFacts = {
  estimateId: 'estimate-1',
  version: 2,
  number: 'E-1042',
  kind: 'Estimate',
  title: 'Pettigrew, new roof',
  versionNote: 'Six sheets of porch decking, as you asked on Friday.',
  issuedAt: Date.UTC(2026, 10, 20, 15),
  business: {
    name: 'Hollis & Daughter Roofing',
    logo: '',
    address: '12 Ash Street, Duluth, MN 55802',
    licence: 'BC-447102',
    hours: '',
    phone: '+12185550142',
    email: 'office@hollisroofing.example',
    website: '',
  },
  client: { name: 'June Pettigrew', address: '1126 E Superior St, Duluth' },
  country: 'US',
  currency: 'USD',
  zone: 'America/Chicago',
};

const line = (
  id: string,
  name: string,
  [quantity, unit, unitPrice]: readonly [number, string, number],
  more: Partial<EstimateLine> = {},
): EstimateLine => ({
  ...BLANK_LINE,
  id,
  position: Number(id.slice(1)) * 1_024,
  name,
  quantity,
  unit,
  unitPrice,
  taxRate: 'sales',
  ...more,
});

const step = (id: string, name: string, when: string, more: Partial<ScheduleStep>): ScheduleStep => ({
  id,
  name,
  when,
  kind: 'percent',
  percent: 0,
  amount: 0,
  ...more,
});

/** Cases 1, 2 and 10 of the money design as the option "Better": 17,250.60, and two extras. */
export const ROOF_CONTENT: EstimateContent = {
  ...initialOf(estimateContent),
  options: [
    { id: 'good', name: 'Good', description: 'Three-tab shingle, 25 years', isSuggested: false },
    { id: 'better', name: 'Better', description: 'Architectural shingle, 30 years', isSuggested: true },
  ],
  lines: [
    line('l1', 'Tear off and dispose, one layer', [2_800, 'SQ', 8_500], { taxRate: '' }),
    line('l2', 'Architectural shingle, Pewter', [2_800, 'SQ', 16_800], { waste: 10_000, options: 'better' }),
    line('l3', 'Ice and water shield, two rows', [950, 'SQ', 9_200], { waste: 5_000 }),
    line('l4', 'Synthetic underlayment', [1_850, 'SQ', 3_150], { waste: 5_000 }),
    line('l5', 'Starter strip and ridge cap', [21_400, 'LF', 385], { waste: 5_000 }),
    line('l6', 'Drip edge, aluminum', [19_600, 'LF', 340]),
    line('l7', 'Porch decking, ½ in plywood', [600, 'EA', 6_800]),
    line('l8', 'Install, flashings and cleanup', [2_800, 'SQ', 19_500], { taxRate: '' }),
    line('l9', 'Ridge vent', [4_200, 'LF', 975], { isOptional: true, description: 'Keeps the attic dry' }),
    line('l10', 'Heat cable, north eave', [6_000, 'LF', 1_240], { isOptional: true }),
    line('l11', 'Three-tab shingle', [2_800, 'SQ', 11_200], { waste: 10_000, options: 'good' }),
  ],
  taxRates: [{ id: 'sales', name: 'Sales tax', parts: [{ name: 'Sales tax', rate: 8_875 }] }],
  schedule: [
    step('s1', 'Deposit', 'After you sign', { percent: 30_000 }),
    step('s2', 'Materials', 'When the shingles are on the driveway', { percent: 40_000 }),
    step('s3', 'Completion', 'When you have signed the finished work', { kind: 'rest', percent: 100_000 }),
  ],
  validUntil: '2026-12-18',
  clientText: 'Thank you for having us look at your roof.',
  terms: 'You may cancel within three business days.',
};

/** Version 2 of an estimate as a client has it. */
export function makeIssued(
  content: Partial<EstimateContent> = {},
  facts: Partial<IssuedFacts> = {},
): IssuedEstimate {
  return issuedEstimate({ ...ROOF_CONTENT, ...content }, { ...FACTS, ...facts });
}
