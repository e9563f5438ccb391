import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { choiceTotals } from '@/domain/estimates/estimate-sums';
import { ESTIMATE_STATUSES } from '@/domain/estimates/estimate-status';
import { readIssued } from '@/domain/estimates/issued-estimate';
import { drawnSignature } from '@/domain/jobs/signature';
import { buildWorld } from '../build-world';

const { estimates, issuedPapers, decisions, links, prices, trackers, customers } = buildWorld(
  20_26,
  '2026-11-29',
);

it('has an estimate in every status', () => {
  expect(new Set(estimates.map(({ status }) => status))).toEqual(new Set(ESTIMATE_STATUSES));
});

it('has the paper of every version, which its hash proves, and the total that the client saw', () => {
  for (const { uuid, version, total, status } of estimates) {
    const papers = issuedPapers.filter(({ recordId }) => recordId === uuid);
    expect(papers.map((paper) => paper.version)).toEqual(Array.from({ length: version }, (_, at) => at + 1));
    for (const { json, sha256 } of papers) {
      expect(createHash('sha256').update(json).digest('hex')).toBe(sha256);
      expect(readIssued(json)?.estimateId).toBe(uuid);
    }
    if (version > 0 || status === 'Pending Approval') expect(total).toBeGreaterThan(0);
  }
});

it('has an answer to a version that the client had, drawn and chosen among what was offered', () => {
  for (const answer of decisions) {
    const paper = issuedPapers.find(({ sha256 }) => sha256 === answer.sha256);
    const issued = readIssued(paper?.json ?? '');
    expect([answer.uuid, paper?.recordId, paper?.version]).toEqual([
      answer.uuid,
      answer.estimateId,
      answer.version,
    ]);
    if (answer.decision !== 'Approved' || !issued) continue;
    const totals = choiceTotals(issued, { option: answer.option, extras: new Set(answer.extras) });
    const estimate = estimates.find(({ uuid }) => uuid === answer.estimateId);
    expect(typeof totals === 'string' ? totals : totals.total).toBe(estimate?.total);
    expect(drawnSignature(answer.signature)).not.toBe('');
  }
});

it('has a link for every estimate that was sent, of its customer or its tracker', () => {
  for (const { uuid, version, linkId, customerId, trackerId } of estimates) {
    const link = links.find((one) => one.uuid === linkId);
    expect([uuid, link?.trackerId]).toEqual([uuid, version === 0 ? undefined : trackerId]);
    if (link && trackerId === '') expect(link.customerId).toBe(customerId);
  }
});

it('sold work for what was signed, on the day after', () => {
  const sold = estimates.filter(({ status }) => status === 'Converted');
  expect(sold).toHaveLength(3);
  for (const { trackerId, customerId, total, statusAt, lines } of sold) {
    const tracker = trackers.find(({ uuid }) => uuid === trackerId);
    expect(total).toBe(prices.find(({ uuid }) => uuid === trackerId)?.amount);
    expect(prices.find(({ uuid }) => uuid === trackerId)).toMatchObject({ contract: total, signed: 1 });
    expect(tracker?.customerId).toBe(customerId);
    expect(statusAt).toBe(tracker?.createdAt);
    expect(lines.every(({ unitPrice }) => unitPrice > 0)).toBe(true);
  }
});

it('offers its leads what they asked for while they are quoted', () => {
  for (const { customerId, trackerId } of estimates)
    if (trackerId === '')
      expect(customers.find(({ uuid }) => uuid === customerId)?.customerStatus).toBe('Quoted');
});

it('has a change of sold work that waits for the client', () => {
  const [change, ...more] = estimates.filter(({ kind }) => kind === 'Change');
  expect(more).toEqual([]);
  expect(change).toMatchObject({ status: 'Sent', version: 1 });
  expect(trackers.find(({ uuid }) => uuid === change?.trackerId)?.customerId).toBe(change?.customerId);
});
