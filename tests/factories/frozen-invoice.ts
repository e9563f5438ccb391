import { frozenInvoice } from '@/domain/invoices/issue/frozen-invoice';
import type { IssuedInvoice } from '@/domain/invoices/issue/issued-invoice';
import type { Invoice } from '@/domain/invoices/invoice';
import { ROOF_CONTENT } from './issued';
import { makeIssued } from './issued-invoice';
import { makeSettings } from './records';

/** The fields by which a draft differs from an issued invoice. */
export const DRAFT = {
  number: null,
  numberPrefix: '',
  status: 'Draft',
  issuedOn: '',
  dueOn: '',
  groups: [],
  total: 0,
  balance: 0,
} as const satisfies Partial<Invoice>;

/** Case 1 of the money design as an issued invoice: $17,250.60, with $767.11 of tax. */
export function makeRoofInvoice(overrides: Partial<Invoice> = {}): Invoice {
  const { taxRates, terms } = ROOF_CONTENT;
  const lines = ROOF_CONTENT.lines
    .filter(({ isOptional, options }) => !isOptional && options !== 'good')
    .map(({ isOptional: _isOptional, options: _options, ...line }) => line);
  return makeIssued({
    ...{ number: 2_103, numberPrefix: 'INV-', title: 'Pettigrew, new roof', customerName: 'June Pettigrew' },
    ...{ streetAddress: '1126 E Superior St', city: 'Duluth', lines, taxRates, terms, termsDays: 30 },
    ...{ issuedOn: '2026-11-20', dueOn: '2026-12-20', total: 1_725_060 },
    groups: [
      { taxRate: '', base: 784_000, discount: 0, taxes: [] },
      {
        ...{ taxRate: 'sales', base: 864_349, discount: 0 },
        taxes: [{ name: 'Sales tax', cents: 76_711 }],
      },
    ],
    ...overrides,
  });
}

/** `makeRoofInvoice` as its client has it. */
export function makeFrozen(overrides: Partial<Invoice> = {}, credits = ''): IssuedInvoice {
  return frozenInvoice(makeRoofInvoice(overrides), {
    business: {
      name: 'Hollis & Daughter Roofing',
      settings: makeSettings({
        ...{ streetAddress: '12 Ash Street', city: 'Duluth', licence: 'BC-447102' },
        ...{ phone: '+12185550142', email: 'office@hollisroofing.example' },
      }),
    },
    place: { country: 'US', zone: 'America/Chicago' },
    credits,
    at: Date.UTC(2026, 10, 20, 15),
  });
}
