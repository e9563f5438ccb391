import type { EarlierCounts, EarlierRecord } from '@/domain/joining/earlier-records';
import { byNoun } from '@/domain/nouns';
import type { NounKey } from '@/domain/nouns';

import { callFunction } from '../callables/function-caller';

/** The user's records from before their current business: counts, and a noun's page after the id `after`. */
export function loadEarlierRecords(input: {
  readonly noun: NounKey;
  readonly after: string;
}): Promise<{ readonly counts: EarlierCounts; readonly records: readonly EarlierRecord[] }> {
  return callFunction('earlierRecords', input, (answer) => ({
    counts: countsOf(fieldOf(answer, 'counts')),
    records: listOf(fieldOf(answer, 'records')).map(recordOf),
  }));
}

/** Moves some of them into the business; returns the rest, and is called until there is none. */
export function moveEarlierRecords(): Promise<EarlierCounts> {
  return callFunction('moveRecords', {}, (answer) => countsOf(fieldOf(answer, 'left')));
}

function countsOf(value: unknown): EarlierCounts {
  const count = (name: keyof EarlierCounts): number => {
    const found = fieldOf(value, name);
    if (typeof found !== 'number') throw new Error(`The answer lacks ${name}.`);
    return found;
  };
  return { ...byNoun(({ key }) => count(key)), pieces: count('pieces') };
}

function recordOf(value: unknown): EarlierRecord {
  const read = (name: keyof EarlierRecord): string => {
    const found = fieldOf(value, name);
    return typeof found === 'string' ? found : '';
  };
  return { id: read('id'), title: read('title'), text: read('text') };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
