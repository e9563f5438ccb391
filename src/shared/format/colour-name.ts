import { capitalised } from '@/domain/core/spelling';
import type { SubStatusColour } from '@/domain/core/sub-statuses';
import { conventionsOf } from '@/domain/format/conventions';

/** The name of a colour in a list of them, in a country's spelling. */
export function colourName(colour: SubStatusColour, country: string): string {
  return capitalised(colour === 'grey' ? conventionsOf(country).words.grey : colour);
}

/** The label of a field with a colour, in a country's spelling. */
export function colourLabel(country: string): string {
  return capitalised(conventionsOf(country).words.colour);
}
