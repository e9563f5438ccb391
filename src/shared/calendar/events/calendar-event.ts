import { statusLook, toneColour } from '../../theme/status';
import type { ToneColours } from '../../theme/tokens';

export type CalendarEvent = {
  id: string;
  title: string;
  startMs: number;
  endMs: number;
  allDay?: boolean;
  /** Decides the icon, and the colour if there is no other; is written in the block. */
  status?: string;
  /** Colour of whose or what kind it is, as a legend says. */
  color?: string;
  /** A letter in a colour (CSS) that says whose it is, e.g. a crew's; its name is read by screen readers. */
  mark?: EventMark;
  /** The owner's name, in bold before the title. */
  who?: string;
  place?: string;
  caption?: string;
  /** May be moved. */
  editable?: boolean;
  /** May be made longer and shorter. */
  resizable?: boolean;
  /** Shown over its days where days are rows of weeks; without its time if it is one day. */
  bar?: boolean;
  /** Picked to be moved with others. */
  picked?: boolean;
  /** Who is booked twice at the time: "Priya twice". */
  clash?: string;
};

export type EventMark = { letter: string; colour: string; name: string };

/** Text, fill and edge colours of an event: its own colour, else its status's, else the primary colour. */
export function eventColours({ status, color }: CalendarEvent): ToneColours {
  if (color === undefined) return toneColour(status === undefined ? 'primary' : statusLook(status).tone);
  return {
    // Mixing in the text colour makes any colour readable on its own tint.
    ink: `color-mix(in srgb, ${color} 45%, var(--jl-text))`,
    fill: `color-mix(in srgb, ${color} 12%, var(--jl-paper))`,
    edge: `color-mix(in srgb, ${color} 45%, var(--jl-paper))`,
  };
}
