import type { Day } from '../time/time';
import { SUM_PROBLEMS } from '../money/totals-problems';
import { MOST_LINES } from '../money/line-fields';
import type { EstimateContent } from './estimate-content';
import { chosenLines, choiceTotals, plain } from './estimate-sums';
import type { Priced } from './estimate-sums';

/** What has to change before an estimate can be sent or asked about, as sentences; none when it is ready. */
export function sendProblems(
  estimate: EstimateContent & Pick<Priced, 'kind'>,
  today: Day,
): readonly string[] {
  const { options, lines, schedule, validUntil } = estimate;
  const problems: string[] = [];
  if (lines.length > MOST_LINES) problems.push(`An estimate holds up to ${MOST_LINES} lines.`);
  if (lines.some(({ name }) => name.trim() === '')) problems.push('Every line needs a name.');
  const named = options.length > 1;
  if (named && options.some(({ name }) => name.trim() === '')) problems.push('Every option needs a name.');
  for (const { id, name } of options) {
    const where = named ? ` in ${name.trim() || 'an option'}` : '';
    if (chosenLines(lines, plain(id)).length === 0) {
      problems.push(`Add at least one line${where} that is no extra.`);
      continue;
    }
    const totals = choiceTotals(estimate, plain(id));
    if (typeof totals === 'string') problems.push(SUM_PROBLEMS[totals]);
  }
  if (schedule.some(({ name }) => name.trim() === '')) problems.push('Every payment step needs a name.');
  if (schedule.some(({ kind }, at) => kind === 'cents' && at > 0 && at === schedule.length - 1))
    problems.push('The last payment step takes the rest, so it cannot be a fixed amount.');
  if (validUntil !== '' && validUntil < today) problems.push('The last day of this estimate is over.');
  return [...new Set(problems)];
}

/** Whether an estimate with the client may no longer be accepted; `today` is the business's. */
export function isExpired({ validUntil }: Pick<EstimateContent, 'validUntil'>, today: Day): boolean {
  return validUntil !== '' && validUntil < today;
}
