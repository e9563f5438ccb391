import type { NounName } from '@/domain/core/noun-names';
import { byNoun } from '@/domain/nouns';
import type { NounKey } from '@/domain/nouns';
import type { Noun } from '@/domain/nouns/define-noun';
import { tellCardPayment } from '../card-payments/tell-payment';
import { planStageUpdate, planVisitUpdates } from '../client-updates/plan-updates';
import { noteGone } from '../files/orphans';
import {
  tellMovedAppointment,
  tellMovedVisit,
  tellNewlyAssigned,
  tellTakenOff,
  tellProblem,
} from '../notifications/tell-records';
import { countCompletedJobs } from '../social/completed-jobs';
import { recordActivity } from './activity';
import { billingOfInvoice, billingOfJob } from './billing';
import { changesOfSale, contractOfEstimate } from './contract';
import { restampAssignees } from './assignees';
import type { Step } from './change';
import { keepFound } from './found';
import { shareStatus } from './handovers';
import { tellAssigned } from './notices';
import { tellPaid } from './invoice-paid';
import { makeNextTask } from './next-task';
import { archiveLateWork } from './late-work';
import { giveNumber } from './numbers';
import { settlePaymentNoted } from './payments';
import {
  lockPagesOfCustomer,
  lockPagesOfTracker,
  moneyOfEstimate,
  moneyOfInvoice,
  moneyOfPayment,
} from './page-money';
import { keepStage } from './price-stage';
import { noteReached } from './reached';
import { recordTrigger } from './record-trigger';
import { planReminder } from './task-reminder';
import { copiesOfPart, copiesOfTracker } from './tracking-copy';
import { countOpenWork } from './usage';
import { followWork } from './work-started';

/** Steps that only some nouns have; `first` run before all others, because they hide data from clients. */
const OWN: {
  readonly [K in NounKey]?: { readonly first?: readonly Step[]; readonly then?: readonly Step[] };
} = {
  customers: { first: [lockPagesOfCustomer], then: [tellMovedAppointment, noteReached] },
  trackers: { first: [lockPagesOfTracker, copiesOfTracker], then: [shareStatus, planStageUpdate, keepStage] },
  jobs: {
    first: [copiesOfPart],
    then: [archiveLateWork, followWork, billingOfJob, tellAssigned, tellProblem, countCompletedJobs],
  },
  visits: { first: [copiesOfPart], then: [tellMovedVisit, tellTakenOff, planVisitUpdates] },
  estimates: { first: [moneyOfEstimate], then: [changesOfSale, contractOfEstimate] },
  invoices: { first: [moneyOfInvoice], then: [billingOfInvoice, tellPaid] },
  payments: { first: [moneyOfPayment], then: [settlePaymentNoted, tellCardPayment] },
  tasks: { then: [makeNextTask, planReminder] },
};

/** The steps on a write to one of a noun's records, from its description. */
export function stepsOf(noun: Noun<string, NounName>, own: (typeof OWN)[NounKey] = {}): readonly Step[] {
  return [
    ...(own.first ?? []),
    ...(noun.number?.when === 'created' ? [giveNumber(noun)] : []),
    ...(noun.hasSearchWords ? [keepFound(noun.shape.collection)] : []),
    ...(noun.openWork?.takesRoom ? [countOpenWork] : []),
    ...(own.then ?? []),
    recordActivity(noun),
    restampAssignees(noun),
    tellNewlyAssigned(noun),
    ...(noun.files ? [noteGone(noun)] : []),
  ];
}

/** One trigger for each noun's collection. */
export const nounTriggers = byNoun((noun) =>
  recordTrigger(noun.shape.collection, stepsOf(noun, OWN[noun.key])),
);
