import { conventionsOf } from '../format/conventions';

const TYPED = /^(\d{1,2})(?:[:.h]?([0-5]\d))?\s*(?:([ap])(?:\.?\s?m)?\.?|uhr|h)?$/i;

/**
 * A typed time of day as HH:mm: "2:30 pm", "5pm", "14:30", "14.30 Uhr". Null for other text, and for "2:30" or "5" in a
 * country with a 12-hour clock, where they can mean the morning or the afternoon; "02:30" means the morning.
 */
export function readTypedTime(text: string, country: string): string | null {
  const [, typed = '', minutes = '', half = ''] = TYPED.exec(text.trim()) ?? [];
  const hour = Number(typed);
  if (typed === '' || hour > 23) return null;
  const isPlain = minutes === '' ? hour > 12 : typed.length === 2;
  if (half === '' && !isPlain && conventionsOf(country).twelveHour) return null;
  // "14:30 pm" is clear, "14:30 am" and "0 pm" are not.
  if (half !== '' && (hour > 12 || hour === 0) !== (half.toLowerCase() === 'p' && hour > 12)) return null;
  const hours = half === '' || hour > 12 ? hour : (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minutes || '00'}`;
}

/** A time of day, HH:mm, as a country writes it: "2:30 pm" or "14:30". */
export function writtenTime(time: string, country: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  if (!conventionsOf(country).twelveHour) return time;
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'am' : 'pm'}`;
}
