import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addSteps, checklistOf } from '../jobs/checklist';
import { fittingFirst, followTemplates, missingSteps, stepsOfText, templatesFor } from './task-templates';
import type { PlannedStep, TaskTemplate } from './task-templates';

const tearOff: TaskTemplate = {
  id: 'tear',
  name: 'Tear-off day',
  jobType: 'Tear-off',
  steps: ['Cover', 'Strip'],
};
const install: TaskTemplate = {
  id: 'inst',
  name: 'Install day',
  jobType: 'Install',
  steps: ['Shingles', 'Sweep'],
};
const always: TaskTemplate = { id: 'any', name: 'Every job', jobType: '', steps: ['Photos', 'sweep '] };
const all = [tearOff, always, install];

const texts = (steps: readonly { readonly text: string }[]) => steps.map(({ text }) => text);
const ids = () => {
  let last = 0;
  return () => `id-${(last += 1)}`;
};

describe('templates', () => {
  it('are those of the job type and those for any type', () => {
    expect(templatesFor(all, 'Install')).toEqual([always, install]);
    expect(templatesFor(all, 'Gutter')).toEqual([always]);
    expect(fittingFirst(all, 'Install')).toEqual([always, install, tearOff]);
  });
});

describe('adding steps to a checklist', () => {
  const items = [{ id: 'a', text: 'strip ' }];

  it('leaves out steps it has, in any spelling', () => {
    expect(addSteps(items, ['Cover', 'Strip', 'cover'], ids())).toEqual([
      ...items,
      { id: 'id-1', text: 'Cover' },
    ]);
  });

  it('adds nothing the second time, and never changes existing steps', () => {
    const step = fc.constantFrom('Cover', 'cover', ' Strip', 'Sweep', '', 'Photos');
    fc.assert(
      fc.property(fc.array(step), fc.array(step), (there, steps) => {
        const before = there.map((text, at) => ({ id: `old-${at}`, text }));
        const once = addSteps(before, steps, ids());
        expect(once.slice(0, before.length)).toEqual(before);
        expect(addSteps(once, steps, ids())).toEqual(once);
        expect(missingSteps(once, steps)).toEqual([]);
      }),
    );
  });
});

describe('the steps of a new job', () => {
  const start = followTemplates([], [], [install, always]);

  it('come from its templates, each once', () => {
    expect(texts(start)).toEqual(['Shingles', 'Sweep', 'Photos']);
    expect(checklistOf(start, ids())).toEqual([
      { id: 'id-1', text: 'Shingles' },
      { id: 'id-2', text: 'Sweep' },
      { id: 'id-3', text: 'Photos' },
    ]);
  });

  it('follow another type: untouched steps leave, typed and removed ones stay so', () => {
    const typed: readonly PlannedStep[] = start
      .filter(({ text }) => text !== 'Photos')
      .map((step) => (step.text === 'Sweep' ? { ...step, text: 'Sweep twice', from: '' } : step));
    const moved = followTemplates(typed, ['inst', 'any'], [tearOff, always]);
    expect(texts(moved)).toEqual(['Sweep twice', 'Cover', 'Strip']);
    // Back to the first templates, with nothing edited meanwhile.
    expect(texts(followTemplates(typed, ['inst', 'any'], [install, always]))).toEqual([
      'Shingles',
      'Sweep twice',
    ]);
  });

  it('never lose a typed step, and have unique ids, for any choices', () => {
    const choice = fc.subarray([...all]);
    fc.assert(
      fc.property(choice, choice, fc.array(fc.string({ minLength: 1 })), (before, chosen, own) => {
        const typed = own.map((text, at) => ({ id: `own-${at}`, text, from: '' }));
        const planned = [...typed, ...followTemplates([], [], before)];
        const after = followTemplates(
          planned,
          before.map(({ id }) => id),
          chosen,
        );
        expect(after.filter(({ from }) => from === '')).toEqual(typed);
        expect(new Set(after.map(({ id }) => id)).size).toBe(after.length);
        for (const { from } of after) expect(['', ...chosen.map(({ id }) => id)]).toContain(from);
      }),
    );
  });

  it('leave empty lines out', () => {
    expect(
      checklistOf(
        [
          { id: 'x', text: '  ', from: '' },
          { id: 'y', text: ' Sweep ', from: '' },
        ],
        ids(),
      ),
    ).toEqual([{ id: 'id-1', text: 'Sweep' }]);
  });
});

it('a text with one step per line is read without empty lines and repeats', () => {
  expect(stepsOfText(' Cover \n\nStrip\ncover\n')).toEqual(['Cover', 'Strip']);
});
