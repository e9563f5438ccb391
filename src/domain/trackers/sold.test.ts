import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { customerShape } from '../customers/customer';
import type { Customer } from '../customers/customer';
import { priceShape } from '../money/price';
import type { Price } from '../money/price';
import { initialOf } from '../core/shape';
import { saleTitle, sellCustomer } from './sold';
import type { SaleTerms } from './sold';

const AT = Date.UTC(2026, 10, 23, 15);

const customer: Customer = {
  ...initialOf(customerShape.fields),
  uuid: 'c1',
  owner: 'company',
  assignees: ['marcus'],
  name: 'June Pettigrew',
  phone: '+18175550164',
  email: 'june@example.com',
  streetAddress: '2714 Meadow Ln',
  city: 'Arlington',
  salesperson: 'marcus',
  customerStatus: 'Quoted',
  productOfInterest: 'Full replacement',
};

const price: Price = {
  ...initialOf(priceShape.fields),
  uuid: 'c1',
  amount: 1_846_000,
  lines: [{ name: 'Shingles', description: '', quantity: 2_800, unit: 'sq', unitPrice: 45_000 }],
};

const terms: SaleTerms = {
  title: 'Full replacement, 2714 Meadow Ln',
  product: 'Full replacement',
  amount: 1_846_000,
  jobType: 'Install',
  expectedStart: '2026-12-01',
  crewLead: 'tom',
  checklist: [{ id: 's1', text: 'Magnet sweep' }],
  makeLink: true,
};

const sell = (over: Partial<SaleTerms> = {}, from: Price | null = price) =>
  sellCustomer({
    customer,
    price: from,
    terms: { ...terms, ...over },
    seller: 'dana',
    at: AT,
    zone: 'America/Chicago',
    ids: { tracker: 't1', job: 'j1', link: 'l1' },
  });

describe('sellCustomer', () => {
  it('marks the customer sold and leaves their status alone', () => {
    expect(sell().customer).toEqual({
      listOrganizer: 'Sold',
      soldAt: AT,
      trackerId: 't1',
      productOfInterest: 'Full replacement',
    });
  });

  it('gives the job the access notes of the customer', () => {
    const sale = sellCustomer({
      customer: { ...customer, accessNotes: 'Gate code 4711' },
      price: null,
      terms,
      seller: 'dana',
      at: AT,
      zone: 'UTC',
      ids: { tracker: 't', job: 'j', link: 'l' },
    });
    expect(sale.job.accessNotes).toBe('Gate code 4711');
  });

  it('starts a tracker in Sold with the day it was reached', () => {
    expect(sell().tracker).toMatchObject({
      uuid: 't1',
      owner: 'company',
      customerId: 'c1',
      customerName: 'June Pettigrew',
      status: 'Sold',
      statusAt: AT,
      stageAt: { sold: AT, permits: null, complete: null },
      expectedStart: '2026-12-01',
      crewLead: 'tom',
      linkId: 'l1',
      listOrganizer: 'Open',
    });
  });

  it('creates an unscheduled first job under the tracker', () => {
    expect(sell({ jobType: 'Repair' }).job).toMatchObject({
      uuid: 'j1',
      trackerId: 't1',
      customerId: 'c1',
      jobType: 'Repair',
      checklist: terms.checklist,
      status: 'Unscheduled',
      streetAddress: '2714 Meadow Ln',
      plannedStart: null,
    });
  });

  it('assigns all of it to salesperson, crew lead and seller', () => {
    const { tracker, job, prices } = sell();
    expect(tracker.assignees).toEqual(['marcus', 'tom', 'dana']);
    expect(job.assignees).toEqual(tracker.assignees);
    expect(prices.map((one) => one.assignees)).toEqual([tracker.assignees, tracker.assignees]);
  });

  it('copies amount and lines to tracker and job', () => {
    expect(sell().prices).toMatchObject([
      { uuid: 't1', noun: 'tracker', amount: 1_846_000, lines: price.lines, trackerId: 't1' },
      { uuid: 'j1', noun: 'job', amount: 1_846_000, lines: price.lines, trackerId: 't1' },
    ]);
  });

  it('writes no prices when no amount is known', () => {
    expect(sell({ amount: null }).prices).toEqual([]);
  });

  it('lets the tracking link wait for its place and end after a year', () => {
    expect(sell().link).toMatchObject({ uuid: 'l1', trackerId: 't1', owner: 'company', state: 'requested' });
    expect(sell().link?.expiresAt).toBeGreaterThan(AT);
    const without = sell({ makeLink: false });
    expect(without.link).toBeNull();
    expect(without.tracker.linkId).toBe('');
  });

  it('never assigns more people than a record takes, nor anyone twice', () => {
    const people = fc.array(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 60 });
    fc.assert(
      fc.property(people, (assignees) => {
        const { tracker } = sellCustomer({
          customer: { ...customer, assignees },
          price: null,
          terms,
          seller: 'dana',
          at: AT,
          zone: 'UTC',
          ids: { tracker: 't', job: 'j', link: 'l' },
        });
        expect(tracker.assignees.length).toBeLessThanOrEqual(30);
        expect(new Set(tracker.assignees).size).toBe(tracker.assignees.length);
        expect(tracker.assignees).toEqual(expect.arrayContaining(['marcus', 'tom', 'dana']));
      }),
    );
  });
});

describe('saleTitle', () => {
  it('says what is done where', () => {
    expect(saleTitle(customer)).toBe('Full replacement, 2714 Meadow Ln');
    expect(saleTitle({ name: 'June', productOfInterest: '', streetAddress: '' })).toBe('Roof work, June');
  });
});
