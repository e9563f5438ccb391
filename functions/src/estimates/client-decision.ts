import { initialOf } from '@/domain/core/shape';
import { decisionShape } from '@/domain/estimates/answers/decision';
import type { Decision } from '@/domain/estimates/answers/decision';
import type { Estimate } from '@/domain/estimates/estimate';
import type { Sender } from '../calls/guard';
import type { EstimateAnswer } from './answer-input';

/** The answers among what a page says; the others decide nothing. */
export const DECISION_OF: Readonly<Partial<Record<EstimateAnswer['kind'], Decision['decision']>>> = {
  approve: 'Approved',
  requestChanges: 'Changes Requested',
  decline: 'Declined',
};

const MAX_IP = 64;
const MAX_AGENT = 300;

/** The record of a client's answer, with the evidence of where it came from. */
export function clientDecision(
  { uuid: estimateId, owner, assignees, customerId, customerName }: Estimate,
  { kind, version, sha256, option, extras, name, signature, consent, note }: EstimateAnswer,
  { uuid, now, sender }: { readonly uuid: string; readonly now: number; readonly sender: Sender },
): Decision {
  const decision = DECISION_OF[kind] ?? 'Declined';
  const chosen = decision === 'Approved' ? { option, extras: [...new Set(extras)], signature, consent } : {};
  return {
    ...initialOf(decisionShape.fields),
    ...{ uuid, owner, assignees, createdAt: now, createdBy: '', updatedAt: now, updatedBy: '' },
    ...{ estimateId, customerId, version, sha256, decision, how: 'Link', note, ...chosen },
    // A signature needs its own name.
    name: decision === 'Approved' ? name : name || customerName,
    outcome: 'Taken',
    ip: sender.ip.slice(0, MAX_IP),
    agent: sender.agent.slice(0, MAX_AGENT),
  };
}
