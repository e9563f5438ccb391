import { describe, expect, it } from 'vitest';
import { INVOICE_STATUSES } from '@/domain/invoices/invoice-status';
import { readIssuedInvoice } from '@/domain/invoices/issue/issued-invoice';
import { keptSums } from '@/domain/invoices/sums/invoice-sums';
import { grossOf } from '@/domain/money/rate-sums';
import { buildWorld } from '../build-world';

const { invoices, payments, estimates, trackers, issuedPapers, links } = buildWorld(20_26, '2026-11-24');
const issued = invoices.filter(({ number }) => number !== null);

describe('the example invoices', () => {
  it('are in every state, with a credit note', () => {
    expect(new Set(invoices.map(({ status }) => status))).toEqual(new Set(INVOICE_STATUSES));
    expect(invoices.map(({ kind }) => kind)).toContain('Credit note');
  });

  it('have numbers without gaps in the order of their issue, apart from those of credit notes', () => {
    for (const kind of ['Invoice', 'Credit note'] as const) {
      const own = issued.filter((one) => one.kind === kind);
      const numbers = own
        .toSorted((a, b) => Number(a.issuedAt) - Number(b.issuedAt))
        .map(({ number }) => number);
      expect(numbers).toEqual(numbers.map((_, at) => Number(numbers[0]) + at));
    }
  });

  it('have the sums that follow from their payments and credit notes', () => {
    for (const invoice of issued) {
      const { uuid, total, groups, paid, credited, balance, status } = invoice;
      const came = payments
        .flatMap(({ allocations }) => allocations)
        .reduce((sum, one) => (one.invoiceId === uuid ? sum + one.amount : sum), 0);
      const takenBack = issued
        .filter(({ creditOf }) => creditOf === uuid)
        .reduce((sum, one) => sum + one.total, 0);
      expect([uuid, total, paid, credited]).toEqual([uuid, grossOf(groups), came, takenBack]);
      expect([uuid, status, balance]).toEqual([uuid, keptSums(invoice).status, keptSums(invoice).balance]);
    }
  });

  it('are frozen as they were issued, each once', () => {
    for (const { uuid, number, numberPrefix, total, customerName } of invoices) {
      const [paper, ...more] = issuedPapers.filter(({ recordId }) => recordId === uuid);
      const frozen = paper && readIssuedInvoice(paper.json);
      const shown = frozen && [frozen.number, frozen.total, frozen.client.name];
      expect([uuid, shown]).toEqual([
        uuid,
        number === null ? undefined : [`${numberPrefix}${number}`, total, customerName],
      ]);
      expect(more).toEqual([]);
    }
  });

  it('bill a signed estimate to the cent', () => {
    const [sold] = estimates.filter(
      ({ uuid }) => invoices.filter((one) => one.estimateId === uuid).length === 3,
    );
    const own = issued.filter(({ estimateId }) => estimateId === sold?.uuid);
    expect(own.reduce((sum, { total }) => sum + total, 0)).toBe(sold?.total);
  });

  it('show a client with a page an invoice that is partly paid', () => {
    const [shown] = invoices.filter(
      ({ status, trackerId }) =>
        status === 'Partially Paid' &&
        links.some((link) => link.trackerId === trackerId && link.uuid === 'example-hollis-customer-65'),
    );
    const tracker = trackers.find(({ uuid }) => uuid === shown?.trackerId);
    expect(shown?.balance).toBeGreaterThan(0);
    expect(tracker?.phone).toMatch(/1064$/);
  });

  it('are for work that was sold before', () => {
    for (const { uuid, trackerId, createdAt } of invoices) {
      const tracker = trackers.find((one) => one.uuid === trackerId);
      expect([uuid, Number(tracker?.createdAt) < createdAt]).toEqual([uuid, true]);
    }
  });
});
