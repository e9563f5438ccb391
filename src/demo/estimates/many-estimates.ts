import type { Estimate } from '@/domain/estimates/estimate';
import { GAP } from '@/domain/estimates/line-order';
import { MINUTE_MS } from '@/domain/time/time';
import { MOST_LINES } from '@/domain/money/line-fields';
import { foundBy } from '@/domain/search/find';

/** The draft with as many lines as an estimate may have. */
export const LONG_ESTIMATE = 'long-estimate';

/** `count` further estimates: copies of the examples, each a minute older than the one before, and the long draft. */
export function manyEstimates(examples: readonly Estimate[], count: number): readonly Estimate[] {
  const draft = examples.find(({ status, schedule }) => status === 'Draft' && schedule.length > 0);
  const copies = Array.from({ length: count - 1 }, (_, at) => {
    const example = examples[at % examples.length];
    if (!example) return [];
    const { createdAt, statusAt } = example;
    const copy: Estimate = {
      ...example,
      uuid: `many-estimate-${at + 1}`,
      number: 10_000 + at,
      linkId: '',
      createdAt: createdAt - at * MINUTE_MS,
      statusAt: statusAt - at * MINUTE_MS,
    };
    return [{ ...copy, ...foundBy(copy) }];
  }).flat();
  return draft ? [...copies, longEstimate(draft)] : copies;
}

function longEstimate(draft: Estimate): Estimate {
  const lines = Array.from({ length: MOST_LINES }, (_, at) => {
    const line = draft.lines[at % draft.lines.length];
    return line
      ? [{ ...line, id: `l${at + 1}`, position: GAP * (at + 1), name: `${at + 1}. ${line.name}` }]
      : [];
  }).flat();
  const long = { ...draft, uuid: LONG_ESTIMATE, number: 9_999, lines };
  return { ...long, ...foundBy(long) };
}
