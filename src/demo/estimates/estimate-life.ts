import { entryOfWrite, subjectOf } from '@/domain/history/activity-entry';
import type { Activity } from '@/domain/history/activity';
import type { Decision } from '@/domain/estimates/answers/decision';
import type { Estimate } from '@/domain/estimates/estimate';
import { shownTotal } from '@/domain/estimates/estimate-sums';
import type { IssuedPaper } from '@/domain/estimates/issued-paper';
import { estimateNoun } from '@/domain/estimates/noun';
import { foundBy } from '@/domain/search/find';
import { atWallClock } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import { pastOf } from '../life/past';
import type { Write } from '../life/past';
import { workingDay } from '../working-days';
import { clientAnswer, signedTotal } from './client-answer';
import { issuedVersion } from './issued-version';
import type { Letterhead } from './issued-version';
import type { Step } from './stories';

export type EstimateLife = {
  readonly estimate: Estimate;
  readonly papers: readonly IssuedPaper[];
  readonly decisions: readonly Decision[];
  readonly activity: readonly Activity[];
};

export type LifeContext = {
  readonly today: Day;
  readonly zone: string;
  readonly letterhead: Letterhead;
  /** The link that the client opens it with. */
  readonly linkId: string;
  readonly nameOf: (uid: string) => string;
};

type Told = {
  readonly estimate: Estimate;
  readonly writes: readonly Write<Estimate>[];
  readonly papers: readonly IssuedPaper[];
  readonly decisions: readonly Decision[];
  readonly said: readonly Activity[];
};

/** An estimate after its steps, with what they left: versions, answers and history. */
export function liveEstimate(made: Estimate, steps: readonly Step[], context: LifeContext): EstimateLife {
  const start: Told = { estimate: made, writes: [], papers: [], decisions: [], said: [] };
  const { writes, papers, decisions, said } = steps.reduce((told, step) => after(told, step, context), start);
  const { record, activity } = pastOf('estimate', made, writes, context.nameOf);
  const past = [...activity, ...said].toSorted((a, b) => a.createdAt - b.createdAt);
  return { estimate: { ...record, ...foundBy(record) }, papers, decisions, activity: past };
}

function after(told: Told, step: Step, context: LifeContext): Told {
  const { estimate } = told;
  const at = atWallClock(workingDay(context.today, -step.ago), step.clock, context.zone);
  const office = estimate.createdBy;
  const paper = told.papers.at(-1);
  const written = (changes: Partial<Estimate>, by: string): Told => ({
    ...told,
    estimate: { ...estimate, ...changes },
    writes: [...told.writes, { by, at, changes }],
  });
  const moved = (status: Estimate['status'], by: string, more: Partial<Estimate> = {}) =>
    written({ status, statusAt: at, statusBy: by, ...more }, by);
  switch (step.does) {
    case 'asks office':
      return moved('Pending Approval', office, { total: shownTotal(estimate) ?? 0 });
    case 'edits':
      return written({ ...step.to, contentAt: at }, office);
    case 'sends': {
      const issued = issuedVersion(estimate, context.letterhead, { at, by: office });
      const { version } = issued;
      const sent = { version, sentAt: at, sentOf: estimate.contentAt, viewedAt: null };
      const total = shownTotal(estimate) ?? 0;
      const next = moved('Sent', office, { ...sent, total, linkId: context.linkId });
      return { ...next, papers: [...told.papers, issued] };
    }
    case 'views':
      return moved('Viewed', '', { viewedAt: at, views: estimate.views + 1 });
    case 'withdraws':
      return moved('Void', office);
    case 'sells':
      return moved('Converted', office, { trackerId: step.trackerId });
    case 'wishes':
    case 'declines':
    case 'approves': {
      if (!paper) throw new Error(`${estimate.uuid} is answered before it is sent.`);
      const answer = clientAnswer(estimate, paper, step, { at, business: context.letterhead.name });
      const total = step.does === 'approves' ? { total: signedTotal(estimate, step) } : {};
      const next = moved(answer.decision, '', total);
      return {
        ...next,
        decisions: [...told.decisions, answer],
        said: [...told.said, answerEntry(estimate, answer)],
      };
    }
  }
}

/** The entry that `takeAnswer` of the functions leaves. */
function answerEntry(
  estimate: Estimate,
  { uuid, decision, version, note, name, createdAt }: Decision,
): Activity {
  const entry = entryOfWrite({
    ...{ uuid: `${uuid}-said`, owner: estimate.owner, assignees: estimate.assignees },
    ...{ subject: subjectOf(estimateNoun, estimate.uuid, estimate), kind: 'message', changes: [] },
    ...{ at: createdAt, by: '', byName: name },
  });
  const reason = note === '' ? '' : `\n${note}`;
  return { ...entry, body: `${decision}, version ${version}, on the client’s page${reason}` };
}
