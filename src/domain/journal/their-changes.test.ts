import { describe, expect, it } from 'vitest';
import { changedValues, clashesOf, sortOut } from './their-changes';
import { instant } from '../core/value';

const opened = { name: 'Noor', city: 'Waco', appointmentTime: instant(5), 'insurance.carrier': '' };

describe("another user's change while a form is open", () => {
  it('is taken over where nothing was typed', () => {
    const theirs = { ...opened, city: 'Dallas' };
    expect(sortOut(opened, theirs, { ...opened, name: 'Nora' })).toEqual({ follow: ['city'], clash: [] });
  });

  it('is a question where something else was typed', () => {
    const theirs = { ...opened, name: 'Noor A.' };
    expect(sortOut(opened, theirs, { ...opened, name: 'Nora' })).toEqual({ follow: [], clash: ['name'] });
  });

  it('is ignored where both typed the same', () => {
    const both = { ...opened, name: 'Nora' };
    expect(sortOut(opened, both, both)).toEqual({ follow: [], clash: [] });
  });

  it('reaches into groups and treats missing as empty', () => {
    const before = { ...opened, 'insurance.carrier': '', 'customFields.gate': 'red' };
    const { 'customFields.gate': _taken, ...without } = before;
    const theirs = { ...without, 'insurance.carrier': 'Acme' };
    expect(sortOut(before, theirs, { ...before, 'customFields.gate': 'blue' })).toEqual({
      follow: ['insurance.carrier'],
      clash: ['customFields.gate'],
    });
  });

  it('is shown in readable words', () => {
    const typed = { ...opened, appointmentTime: instant(0), 'customFields.gate': '4711' };
    const theirs = { ...opened, appointmentTime: null, 'customFields.gate': '' };
    const definitions = [{ key: 'gate', label: 'Gate code' }];
    expect(
      clashesOf('Customers', ['appointmentTime', 'customFields.gate'], typed, theirs, definitions),
    ).toEqual([
      {
        path: 'appointmentTime',
        label: 'Appointment',
        kind: 'moment',
        mine: '1970-01-01T00:00:00.000Z',
        theirs: '',
      },
      { path: 'customFields.gate', label: 'Gate code', kind: 'text', mine: '4711', theirs: '' },
    ]);
  });
});

describe('typed changes', () => {
  it('are only those that differ, lists compared by content', () => {
    const before = { title: 'Roof', crew: ['ann'], end: 5 };
    expect(changedValues(before, { title: 'Roof', crew: ['ann'], end: 6 })).toEqual({ end: 6 });
    expect(changedValues(before, { ...before, crew: [] })).toEqual({ crew: [] });
    expect(changedValues(before, { ...before })).toEqual({});
  });
});
