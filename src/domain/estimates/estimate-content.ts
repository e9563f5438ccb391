import { called } from '../core/field-facts';
import { boolean, cents, choice, day, groupList, text } from '../core/shape';
import type { InferFields } from '../core/shape';
import { lineFields, MOST_LINES, percent } from '../money/line-fields';
import { reckoningFields } from '../money/reckoning-fields';

export const MOST_OPTIONS = 5;
export const MOST_STEPS = 12;

/** Longest texts of an option and of a payment step. */
export const MAX_OPTION_NAME = 60;
export const MAX_OPTION_TEXT = 300;
export const MAX_STEP_NAME = 80;
export const MAX_STEP_WHEN = 160;

/** Ways to set a payment step: percent of the total, a fixed amount, or percent of what earlier steps leave. */
export const STEP_KINDS = ['percent', 'cents', 'rest'] as const;

/** What is offered: written by the office, frozen as a version when it is sent. Money in cents. */
export const estimateContent = {
  /** Good, better, best; one option without a name for a plain estimate. */
  options: groupList(MOST_OPTIONS, {
    id: text(20),
    name: text(MAX_OPTION_NAME),
    description: text(MAX_OPTION_TEXT),
    isSuggested: boolean(),
  }),
  lines: groupList(MOST_LINES, {
    ...lineFields,
    /** Ids of the options it is part of, separated by spaces; '' for all of them. */
    options: text(120),
    /** An extra that the client may add. */
    isOptional: boolean(),
  }),
  ...reckoningFields,
  schedule: called(
    'Payment schedule',
    groupList(MOST_STEPS, {
      id: text(20),
      name: text(MAX_STEP_NAME),
      /** When it is due, in the client's words: "When the shingles are on the driveway". */
      when: text(MAX_STEP_WHEN),
      kind: choice(STEP_KINDS),
      percent: percent(),
      amount: cents(),
    }),
  ),
  validUntil: called('Good until', day()),
  /** To the client, above the options. */
  clientText: called('Text for the client', text(2_000)),
  terms: text(5_000),
};

export type EstimateContent = InferFields<typeof estimateContent>;
export type EstimateLine = EstimateContent['lines'][number];
export type ScheduleStep = EstimateContent['schedule'][number];
