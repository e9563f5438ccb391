import type { Viewer } from '@/domain/access/viewer';
import { maxLengthOf } from '@/domain/core/bounds';
import { pick } from '@/domain/core/record';
import { initialOf } from '@/domain/core/shape';
import { estimateContent } from '@/domain/estimates/estimate-content';
import { estimateShape } from '@/domain/estimates/estimate';
import type { Estimate } from '@/domain/estimates/estimate';
import { jobShape } from '@/domain/jobs/job';
import type { Job } from '@/domain/jobs/job';
import type { Intent } from '../core/intent';
import { patchRecord } from '../core/writes';
import { estimateIntents } from './estimates';

/**
 * A draft without lines that changes signed work, at `at` (epoch ms): of the same customer and tracker, with the rates and
 * terms of what was signed. It needs a signature of its own.
 */
export function draftChange(
  viewer: Viewer,
  signed: Estimate,
  at: number,
  makeId: () => string,
): { readonly id: string; readonly intent: Intent } {
  const uuid = makeId();
  const { title, customerId, customerName, trackerId, salesperson, assignees } = signed;
  const draft = {
    ...initialOf(estimateShape.fields),
    ...initialOf(estimateContent),
    ...pick(signed, ['streetAddress', 'city', 'state', 'zipcode']),
    ...pick(signed, ['taxRates', 'defaultTaxRate', 'isTaxInclusive', 'terms']),
    ...{ uuid, assignees, title, customerId, customerName, trackerId, salesperson },
    kind: 'Change' as const,
    options: [{ id: makeId(), name: '', description: '', isSuggested: true }],
    ...{ statusAt: at, contentAt: at },
  };
  return { id: uuid, intent: estimateIntents.create(viewer, draft) };
}

/**
 * Makes an estimate that was signed for sold work part of it, in one batch at `at` (epoch ms): it is Converted, and `lines`,
 * text without amounts, follow the instructions of `job`, null for none. A function recounts the contract.
 */
export function convertSigned(
  viewer: Viewer,
  estimate: Estimate,
  { job, lines, at }: { readonly job: Job | null; readonly lines: string; readonly at: number },
): Intent {
  const { writes } = estimateIntents.change(viewer, estimate, { status: 'Converted', statusAt: at });
  const instructions = job && [job.instructions.trim(), lines].filter((text) => text !== '').join('\n\n');
  return {
    name: 'editRecord',
    label: 'Added to the work',
    writes: [
      ...writes,
      ...(job && instructions !== null
        ? [
            patchRecord(viewer, jobShape, job.uuid, {
              instructions: instructions.slice(0, maxLengthOf(jobShape, 'instructions')),
            }),
          ]
        : []),
    ],
    undo: null,
  };
}
