import { isDay } from '../core/calendar-day';

/** Longest text of a fact. */
export const MAX_ROOF_FACT = 80;

/** What a roofer keeps of a job beside its measures, in the order of screens and papers; all are texts. */
export const ROOF_FACTS = [
  { key: 'material', label: 'Material', isDay: false },
  { key: 'permit', label: 'Permit number', isDay: false },
  { key: 'permitApplied', label: 'Permit applied for', isDay: true },
  { key: 'permitIssued', label: 'Permit issued', isDay: true },
  { key: 'permitInspected', label: 'Permit inspected', isDay: true },
  { key: 'warranty', label: 'Warranty', isDay: false },
  { key: 'warrantyUntil', label: 'Warranty until', isDay: true },
] as const;

/** The facts' names, by key. */
export const ROOF_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  ROOF_FACTS.map(({ key, label }) => [key, label]),
);

export type RoofFactKey = (typeof ROOF_FACTS)[number]['key'];

/** Facts by key; unknown ones are absent. */
export type RoofFacts = Readonly<Record<string, string>>;

/** A sentence about a fact that cannot be saved, or null. Days are texts like 2026-11-24. */
export function roofFactProblem(fact: (typeof ROOF_FACTS)[number], text: string): string | null {
  if (text === '') return null;
  if (fact.isDay) return isDay(text) ? null : 'Choose a day of the calendar.';
  return text.length <= MAX_ROOF_FACT ? null : `Write at most ${MAX_ROOF_FACT} characters here.`;
}

/** The facts with one changed; an empty text takes it out. */
export function withRoofFact(facts: RoofFacts, key: RoofFactKey, text: string): RoofFacts {
  const { [key]: _, ...others } = facts;
  return text === '' ? others : { ...others, [key]: text };
}
