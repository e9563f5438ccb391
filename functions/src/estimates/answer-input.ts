import * as v from 'valibot';
import { maxLengthOf } from '@/domain/core/bounds';
import { decisionShape, MAX_DRAWN_SIGNATURE } from '@/domain/estimates/answers/decision';
import { MOST_LINES } from '@/domain/money/line-fields';
import { id, integer, text } from '../calls/input';

/** What a client's page says about an estimate. */
export const ANSWER_KINDS = ['approve', 'requestChanges', 'decline', 'askEstimate', 'viewed'] as const;

const MAX_ID = 20;
const longest = (field: 'name' | 'consent' | 'note', sentence: string) =>
  text(0, maxLengthOf(decisionShape, field), sentence);

/** Input of `respondOnTracking` about an estimate; `key` is what `unlockTracking` gave, `requestId` one per press. */
export const answerEstimateInput = v.pipe(
  v.strictObject({
    link: id(8, 64, 'not-found'),
    requestId: id(8, 64),
    kind: v.picklist(ANSWER_KINDS),
    key: text(0, 64),
    estimateId: id(1, 64, 'not-found'),
    version: integer(1, 9_999),
    sha256: text(0, 64),
    option: text(0, MAX_ID),
    extras: v.nullish(v.pipe(v.array(text(1, MAX_ID)), v.maxLength(MOST_LINES)), []),
    name: longest('name', 'This name is too long.'),
    signature: text(0, MAX_DRAWN_SIGNATURE, 'This signature is too long. Draw it once more.'),
    consent: longest('consent', 'This consent is too long.'),
    note: longest('note', 'This has at most 2,000 characters.'),
  }),
  v.check(({ kind, note }) => kind !== 'askEstimate' || note !== '', 'Write your question first.'),
);

/** A checked answer, question or look. */
export type EstimateAnswer = v.InferOutput<typeof answerEstimateInput>;
