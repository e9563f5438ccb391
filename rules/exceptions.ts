import { estimateContent } from '@/domain/estimates/estimate-content';
import { invoiceContent } from '@/domain/invoices/invoice-content';
import type { NounKey } from '@/domain/nouns';
import type { Noun } from '@/domain/nouns/define-noun';
import { literal } from './generate/expressions';

/** What one noun's rules have beyond its uniform block; the functions are in rules/records.rules. */
export type Exceptions = {
  /** Further conditions of a new record. */
  readonly create?: readonly string[];
  /** Further conditions of a change. */
  readonly update?: readonly string[];
  /** Who changes a record without the right to edit it. */
  readonly orUpdate?: string;
  /** Who deletes a record without the right to delete it. */
  readonly orDelete?: string;
  /** True when a file may say since when its records exist. */
  readonly isBackdated?: true;
  /** True when a record never changes once it is there. */
  readonly isWrittenOnce?: true;
  /** True when a new record holds no field of functions, which costs less than comparing each with its first value. */
  readonly isBare?: true;
  /** Fields that keep their first value. */
  readonly fixed?: readonly string[];
  /** Fields that these conditions check instead of the shape, and more strictly. */
  readonly checks?: readonly string[];
};

const EXCEPTIONS: Readonly<Partial<Record<NounKey, Exceptions>>> = {
  customers: {
    isBackdated: true,
    create: ['salespersonIsAssigned()', 'outcomeIsSigned()'],
    update: [
      'salespersonIsAssigned()',
      `(!touched().hasAny(['appointmentOutcome', 'outcomeBy']) || outcomeIsSigned())`,
    ],
    checks: ['salesperson', 'outcomeBy'],
  },
  trackers: { update: ['hasRoomAgain()'] },
  tasks: { create: ['repeatsByRule()'], update: ['repeatsByRule()'], checks: ['repeat'] },
  jobs: {
    create: ['ownProblemNew()', 'hasRoomForJob()'],
    update: ['hasRoomAgain()', 'ownProblem()', 'problemIsRecent()', 'signsOnce()', 'jobMayBegin()'],
    orUpdate: 'reportsOnJob()',
    checks: ['problemBy'],
  },
  estimates: {
    create: ['isDraft()'],
    update: [`contentFollows(${literal(Object.keys(estimateContent))})`, 'officeFollows()'],
    checks: ['officeBy', 'officeOf', 'status'],
  },
  invoices: {
    create: ['isDraftInvoice()', 'creditsInvoice()'],
    update: [`draftFollows(${literal(Object.keys(invoiceContent))})`],
    isBare: true,
    fixed: ['kind', 'creditOf'],
    checks: ['status', 'creditOf'],
  },
  payments: { create: ['isReceived()'], isWrittenOnce: true, checks: ['receivedOn'] },
  visits: {
    create: ['isVisitSpan()'],
    update: ['isVisitSpan()', 'visitMayBegin()'],
    orUpdate: 'reportsOnVisit()',
    orDelete: 'unplansVisit()',
    checks: ['start', 'end'],
  },
};

/** The exceptions of a noun; most have none. */
export function exceptionsOf({ key }: Noun): Exceptions {
  const byKey: Readonly<Partial<Record<string, Exceptions>>> = EXCEPTIONS;
  return byKey[key] ?? {};
}
