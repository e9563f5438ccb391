import { statusLook, toneColour } from '../theme/status';
import type { ToneColours } from '../theme/tokens';

/** Three days, from the chosen one on, are a phone's week: seven leave a day no room for two events. */
export type CalendarView = 'month' | 'week' | 'three-days' | 'day' | 'list';

export type CalendarEvent = {
  id: string;
  title: string;
  /** Epoch milliseconds. */
  startMs: number;
  endMs: number;
  allDay?: boolean;
  /** Gives colour and icon, and is written in the block. */
  status?: string;
  /** A colour of its own (a crew, a person) where there is no status. */
  color?: string;
  /** Whose it is; stands before the title in bold. */
  who?: string;
  place?: string;
  caption?: string;
  /** It can be moved. */
  editable?: boolean;
  /** It meets another one of the same person. */
  clash?: boolean;
};

/** Ink, fill and edge of an event: by its status, its own colour, or the primary colour. */
export function eventColours({ status, color }: CalendarEvent): ToneColours {
  if (status !== undefined) return toneColour(statusLook(status).tone);
  if (color === undefined) return toneColour('primary');
  return {
    // Any colour becomes readable on its own tint by leaning on the text colour.
    ink: `color-mix(in srgb, ${color} 45%, var(--jl-text))`,
    fill: `color-mix(in srgb, ${color} 12%, var(--jl-paper))`,
    edge: `color-mix(in srgb, ${color} 45%, var(--jl-paper))`,
  };
}
