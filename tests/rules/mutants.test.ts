import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULES_FILE } from '../../rules/generate/build-rules';
import { mutantsOf } from '../../rules/mutation/mutants';
import { parseRules } from '../../rules/mutation/parse';
import { cellsFor, rememberTold } from '../../scripts/rules-mutation-cells';
import { CELLS } from './cells/all';
import type { Cell } from './cells/cell';
import { doorsOf } from './cells/doors-of';

const inFile = (body: string) => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function known() { return request.auth != null; }
    function named(names) { return known() && names.hasOnly(['a', 'b']); }
    ${body}
  }
}`;

/** The mutants of one condition, each as the resulting condition. */
function becoming(condition: string): readonly string[] {
  const text = inFile(`match /Things/{id} { allow get: if ${condition}; }`);
  return mutantsOf(text)
    .filter(({ line }) => line === 6)
    .map(({ rules }) => /allow get: if (.*); }/.exec(rules)?.[1] ?? '');
}

describe('mutants of a condition', () => {
  it.each([
    ['a() && b() && c()', ['b() && c()', 'a() && c()', 'a() && b()']],
    ['a() || b()', ['b()', 'a()']],
    ['(a() || b()) && c()', ['c()', '(a() || b())', '(b()) && c()', '(a()) && c()']],
    ['a() ? b() : c()', ['(b())', '(c())']],
    ['!a()', ['(a())']],
    ['a == b', ['a != b']],
    ['a <= b', ['a < b']],
    ['request.time < a.b', ['request.time > a.b']],
    ["a.b in ['x', 'y']", ["a.b in ['y']", "a.b in ['x']"]],
    ["a in 'x,y'.split(',')", ["a in 'y'.split(',')", "a in 'x'.split(',')"]],
    ["a.split(',')", []],
    ["a.get('b', []).hasAll(['x'])", ["a.get('b', []).hasAll([])"]],
    ["f(['x', g(h) + ':view'])", ["f([g(h) + ':view'])", "f(['x'])"]],
    ['get(/databases/$(database)/documents/A/$(a != b)).data.c', ['a == b']],
    ['true', []],
  ])('%s', (condition, become) => {
    const [gone, always, ...others] = becoming(condition);
    expect(gone).toBe('false');
    if (condition === 'true') expect(always).toBeUndefined();
    else expect(always).toBe('true');
    const expected = condition.startsWith('get(')
      ? become.map((inner) => condition.replace('a != b', inner))
      : become;
    expect(others).toEqual(expected);
  });
});

describe('mutants of a function', () => {
  const text = inFile(`match /Things/{id} {
      function own() { let it = known() || other(); return it; }
      allow get: if own();
      allow update, delete: if named(id);
      match /Parts/{part} { allow get: if true; }
    }`);
  const of = (line: number) => mutantsOf(text).filter((mutant) => mutant.line === line);
  const opened = (line: number) =>
    [
      ...new Set(of(line).flatMap(({ doors }) => doors.map(({ path, operation }) => `${path} ${operation}`))),
    ].toSorted();

  it('are visible through every allow that calls it, directly or indirectly, and no other', () => {
    expect(opened(4)).toEqual(['Things delete', 'Things get', 'Things update']);
    expect(opened(5)).toEqual(['Things delete', 'Things update']);
    expect(opened(7)).toEqual(['Things get']);
    expect(opened(10)).toEqual(['Things/Parts get']);
  });

  it('include a single condition made true, and lists one element shorter', () => {
    expect(of(4).map(({ what }) => what)).toEqual(['true', '== instead of !=']);
    expect(of(5).map(({ what }) => what)).toEqual([
      'without known()',
      "without names.hasOnly(['a', 'b'])",
      "without 'a'",
      "without 'b'",
    ]);
  });
});

describe('the cases for a mutant', () => {
  const mutant = { line: 1, what: 'without stamped()', was: '', rules: '' };
  const doors = [
    { path: 'Jobs', operation: 'update' },
    { path: 'Directory/Gone', operation: 'create' },
  ];
  const knockers = Object.values<readonly Cell[]>(CELLS)
    .flat()
    .filter((cell) =>
      doorsOf(cell).some((one) =>
        doors.some(({ path, operation }) => one.path === path && one.operation === operation),
      ),
    );

  it('are all that reach its allows, each once', () => {
    const asked = cellsFor({ ...mutant, doors });
    expect(asked).toHaveLength(knockers.length);
    expect(new Set(asked)).toEqual(new Set(knockers));
  });

  it('begin with one that detected another mutant', () => {
    const last = cellsFor({ ...mutant, doors }).at(-1);
    if (!last) throw new Error('No case reaches it.');
    rememberTold(last);
    expect(cellsFor({ ...mutant, doors })[0]).toBe(last);
  });
});

describe('parsing rules', () => {
  it('reports the line of an error', () => {
    expect(() => parseRules(inFile('allow get: if (;'))).toThrow('Line 6');
    expect(() => parseRules(inFile('allow get: if a # b;'))).toThrow('Line 6');
    expect(() => parseRules('')).toThrow('Line 1');
  });

  it('knows every collection of firestore.rules', () => {
    const doors = mutantsOf(readFileSync(RULES_FILE, 'utf8')).flatMap((mutant) => mutant.doors);
    const paths = new Set(doors.map(({ path }) => path));
    expect(paths).toContain('Customers');
    expect(paths).toContain('Tracking/Public');
  });
});
