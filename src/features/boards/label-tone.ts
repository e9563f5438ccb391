import type { CardColour } from '@/domain/boards/board';
import type { SubStatusColour } from '@/domain/core/sub-statuses';
import { toneColour } from '@/shared/theme/status';
import { SUB_STATUS_TONES } from '@/shared/theme/sub-status';
import type { ToneColours } from '@/shared/theme/tokens';

/** The colours of labels and covers by the names that sub-statuses have for them. */
const NAMES: Readonly<Record<CardColour, SubStatusColour>> = {
  blue: 'blue',
  purple: 'violet',
  green: 'green',
  teal: 'teal',
  brown: 'brown',
  pink: 'rose',
};

/** The theme's colours of a label or cover; a label always has its name, too. */
export function labelTone(colour: CardColour): ToneColours {
  return toneColour(SUB_STATUS_TONES[NAMES[colour]]);
}
