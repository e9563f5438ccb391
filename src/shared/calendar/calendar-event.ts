import { statusLook, toneColour } from '../theme/status';
import type { ToneColours } from '../theme/tokens';

/** Phones show three days instead of a week: with seven, a day has no room for two events. */
export type CalendarView = 'month' | 'week' | 'three-days' | 'day' | 'list';

export type CalendarEvent = {
  id: string;
  title: string;
  startMs: number;
  endMs: number;
  allDay?: boolean;
  /** Decides colour and icon, and is written in the block. */
  status?: string;
  /** Colour of a crew or person, used when there is no status. */
  color?: string;
  /** The owner's name, in bold before the title. */
  who?: string;
  place?: string;
  caption?: string;
  editable?: boolean;
  /** True when it overlaps another event of the same person. */
  clash?: boolean;
};

/** Text, fill and edge colours of an event: from its status, its own colour, or the primary colour. */
export function eventColours({ status, color }: CalendarEvent): ToneColours {
  if (status !== undefined) return toneColour(statusLook(status).tone);
  if (color === undefined) return toneColour('primary');
  return {
    // Mixing in the text colour makes any colour readable on its own tint.
    ink: `color-mix(in srgb, ${color} 45%, var(--jl-text))`,
    fill: `color-mix(in srgb, ${color} 12%, var(--jl-paper))`,
    edge: `color-mix(in srgb, ${color} 45%, var(--jl-paper))`,
  };
}
