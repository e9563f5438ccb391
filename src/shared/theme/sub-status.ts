import type { SubStatusColour } from '@/domain/core/sub-statuses';

import { toneColour } from './status';
import type { StatusTone } from './status';

/** Quiet tones only: the colours of "needs attention" and of errors stay reserved. */
export const SUB_STATUS_TONES: Readonly<Record<SubStatusColour, StatusTone>> = {
  grey: 'open-lead',
  blue: 'appointment-set',
  teal: 'contacted',
  green: 'quoted',
  violet: 'pre-qualified',
  rose: 'not-contacted',
  brown: 'not-qualified',
};

/** The CSS colour of a sub-status's dot, at least 3:1 on every background of every theme. */
export function subStatusInk(colour: SubStatusColour): string {
  return toneColour(SUB_STATUS_TONES[colour]).ink;
}
