import type { SubStatusColour } from '@/domain/core/sub-statuses';

import { toneColour } from './status';
import type { StatusTone } from './status';

/** Tones that ask for nobody: what needs somebody and what went wrong keep their colours to themselves. */
export const SUB_STATUS_TONES: Readonly<Record<SubStatusColour, StatusTone>> = {
  grey: 'open-lead',
  blue: 'appointment-set',
  teal: 'contacted',
  green: 'quoted',
  violet: 'pre-qualified',
  rose: 'not-contacted',
  brown: 'not-qualified',
};

/** The CSS colour of a sub-status's dot, which reaches 3:1 on every ground of every theme. */
export function subStatusInk(colour: SubStatusColour): string {
  return toneColour(SUB_STATUS_TONES[colour]).ink;
}
