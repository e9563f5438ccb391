import { beforeAll, expect, it } from 'vitest';
import type { Intent } from '@/data/core/intent';
import { reportVisit } from '@/data/jobs/field-week';
import { reportProblem } from '@/data/jobs/problem';
import { completeJob } from '@/data/jobs/sign-off';
import { jobSteps } from '@/data/jobs/jobs';
import { encodeFields } from '@/domain/core/record-codec';
import { jobShape } from '@/domain/jobs/job';
import type { Job } from '@/domain/jobs/job';
import { visitShape } from '@/domain/jobs/visit';
import type { Visit } from '@/domain/jobs/visit';
import { ACME, MADE_AT, makeJob, makeVisit } from '@tests/factories/records';
import { viewerOf } from './acting';
import { startRules } from './harness';
import type { RulesWorld } from './harness';
import { EMPLOYEES } from './roles';
import { people } from './world';

const { 'Field worker': fred } = EMPLOYEES;
const viewer = viewerOf(fred);
let rules: RulesWorld;

beforeAll(async () => {
  rules = await startRules('crew-day');
  await rules.seed(people());
});

it('lets a crew report a visit from the way to the signature, each step after the other', async () => {
  const mine = { owner: ACME, assignees: ['fred', 'max'] } as const;
  const job = makeJob({
    ...mine,
    uuid: 'day-job',
    status: 'Scheduled',
    checklist: [
      { id: 'a', text: 'Tarps' },
      { id: 'b', text: 'Ridge' },
    ],
    plannedStart: MADE_AT,
    plannedEnd: MADE_AT + 3_600_000,
  });
  const visit = makeVisit({
    ...mine,
    uuid: 'day-visit',
    jobId: job.uuid,
    crew: ['fred', 'max'],
    start: MADE_AT,
    end: MADE_AT + 3_600_000,
  });
  await rules.seed([
    {
      kind: 'create',
      ref: { collection: jobShape.collection, id: job.uuid },
      data: encodeFields(jobShape.fields, job),
    },
    {
      kind: 'create',
      ref: { collection: visitShape.collection, id: visit.uuid },
      data: encodeFields(visitShape.fields, visit),
    },
  ]);
  const onTheWay: Pick<Job, 'status'> & Pick<Visit, 'status'> = { status: 'On The Way' } as const;
  const at = MADE_AT + 60_000;
  const away = { ...visit, status: 'On The Way' as const, previousStatus: 'Planned' as const };
  const awayJob = {
    ...job,
    ...onTheWay,
    previousStatus: 'Scheduled' as const,
    statusBy: 'fred',
    statusAt: at,
  };
  const working = {
    ...away,
    status: 'Working' as const,
    previousStatus: 'On The Way' as const,
    startedAt: at,
  };
  const workingJob = { ...awayJob, status: 'In Progress' as const, previousStatus: 'On The Way' as const };
  const steps: readonly (readonly [string, Intent])[] = [
    ['on the way', reportVisit(viewer, job, visit, 'On The Way', at)],
    ['work started', reportVisit(viewer, awayJob, away, 'Working', at + 1)],
    ['a step', jobSteps.tick(viewer, job.uuid, 'a', true)],
    ['a problem', reportProblem(viewer, workingJob, 'The deck is soft.', at + 2)],
    ['signed', completeJob(viewer, workingJob, [working], at + 3, { name: 'Ruth', path: '' })],
  ];
  const refused: string[] = [];
  for (const [name, { writes }] of steps)
    if (!(await rules.allows(fred, { commit: writes }))) refused.push(name);
  expect(refused).toEqual([]);
});
