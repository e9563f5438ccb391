import { expect, it } from 'vitest';
import { makeIssued } from '@tests/factories/issued';
import { offeredChoice, optionName } from './client-choice';

const issued = makeIssued();
const ids = (extras: ReadonlySet<string>) => [...extras];

it('keeps a choice as far as the estimate still offers it', () => {
  const kept = offeredChoice(issued, { option: 'good', extras: ['l10', 'gone', 'l1'] });
  expect(kept.option).toBe('good');
  expect(ids(kept.extras)).toEqual(['l10']);
});

it('takes the suggested option for one that is gone', () => {
  expect(offeredChoice(issued, { option: 'best', extras: [] }).option).toBe('better');
});

it('drops extras that are part of another option only', () => {
  const lines = issued.lines.map((line) => (line.id === 'l9' ? { ...line, options: 'better' } : line));
  const { extras } = offeredChoice({ ...issued, lines }, { option: 'good', extras: ['l9', 'l10'] });
  expect(ids(extras)).toEqual(['l10']);
});

it('names options only where there are several', () => {
  expect(optionName(issued, 'better')).toBe('Better');
  const [first] = issued.options;
  expect(optionName({ options: first ? [first] : [] }, 'good')).toBe('');
  const unnamed = issued.options.map((option) => ({ ...option, name: '' }));
  expect(optionName({ options: unnamed }, 'better')).toBe('Option 2');
});
