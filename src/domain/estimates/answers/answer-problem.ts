import { drawnSignature } from '../../jobs/signature';
import type { Day } from '../../time/time';
import type { Decision } from './decision';
import type { Estimate } from '../estimate';
import { isExpired } from '../estimate-problems';
import { isSigned } from '../estimate-status';
import { choiceTotals, isInOption } from '../estimate-sums';
import type { IssuedEstimate } from '../issued-estimate';

/** Said to a client whose page shows an earlier version. */
export const NEWER_VERSION = 'There is a newer version; your page shows it now.';

type Answer = Pick<
  Decision,
  'version' | 'sha256' | 'decision' | 'how' | 'option' | 'extras' | 'name' | 'signature' | 'consent' | 'note'
>;

/** Why an answer does not count, as a sentence for the client; null when it does. `today` is the business's. */
export function answerProblem(
  { status, version }: Pick<Estimate, 'status' | 'version'>,
  paper: { readonly sha256: string; readonly issued: IssuedEstimate },
  answer: Answer,
  today: Day,
): string | null {
  if (status === 'Void') return 'This estimate was withdrawn. Ask the office for a new one.';
  if (isSigned({ status })) return 'This estimate is approved already.';
  if (status === 'Declined') return 'This estimate was declined already. Ask the office for a new one.';
  if (answer.version !== version || answer.sha256 !== paper.sha256) return NEWER_VERSION;
  if (answer.name.trim() === '') return 'Write your name first.';
  if (answer.decision === 'Changes Requested' && answer.note.trim() === '')
    return 'Write what should change first.';
  return answer.decision === 'Approved' ? approvalProblem(paper.issued, answer, today) : null;
}

function approvalProblem(issued: IssuedEstimate, answer: Answer, today: Day): string | null {
  const { how, signature, consent, option, extras } = answer;
  const isOnline = how === 'Link';
  // The office accepts after the last day where it wants to.
  if (isOnline && isExpired(issued, today))
    return 'The last day of this estimate is over. Ask the office for a new one.';
  if ((isOnline || how === 'In person') && drawnSignature(signature) === '')
    return 'Draw your signature first.';
  if (isOnline && consent.trim() === '') return 'Agree to the terms first.';
  const isPart = issued.options.some(({ id }) => id === option);
  const added = extras.map((id) => issued.lines.find((line) => line.id === id));
  const areExtras = added.every((line) => line?.isOptional === true && isInOption(line, option));
  if (!isPart || !areExtras) return 'This choice is not part of the estimate. Choose again.';
  const totals = choiceTotals(issued, { option, extras: new Set(extras) });
  return typeof totals === 'string' ? 'This choice has no total. Ask the office.' : null;
}
