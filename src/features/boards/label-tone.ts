import type { CardColour } from '@/domain/boards/board';
import { toneColour } from '@/shared/theme/status';
import type { StatusTone } from '@/shared/theme/status';
import type { ToneColours } from '@/shared/theme/tokens';

const TONES: Readonly<Record<CardColour, StatusTone>> = {
  blue: 'contacted',
  purple: 'appointment-set',
  green: 'success',
  teal: 'pre-qualified',
  brown: 'not-contacted',
  pink: 'quoted',
};

/** The theme's colours of a label or cover; a label always has its name, too. */
export function labelTone(colour: CardColour): ToneColours {
  return toneColour(TONES[colour]);
}
