import { expect, test } from 'vitest';
import { findCircles } from './circles';
import { readSources } from './source-files';

test('no files import each other in a circle', () => {
  expect(findCircles(readSources('src', 'functions/src', 'tests', 'scripts', 'rules'))).toEqual([]);
});

const file = (name: string, ...lines: string[]) => ({
  path: `src/domain/${name}.ts`,
  text: lines.join('\n'),
});

test.each([
  ['of values', "import { b } from './b';", "import { a } from './a';"],
  ['of types alone', "import type { B } from './b';", "import type { A } from './a';"],
  ['one way dynamic', "const b = await import('./b');", "import type { A } from './a';"],
  ['one way through the alias', "import { b } from '@/domain/b';", "export { a } from './a';"],
])('detects a circle: %s', (_, ofA, ofB) => {
  const files = [file('a', ofA), file('b', ofB), file('c', "import { a } from './a';")];
  expect(findCircles(files)).toEqual([['src/domain/a.ts', 'src/domain/b.ts']]);
});

test('a circle of three files counts once, and a file may import another several ways', () => {
  const files = [
    file('a', "import { b } from './b';", "import { c } from './c';"),
    file('b', "import { c } from './c';"),
    file('c', "import { a } from './a';"),
    file('d', "import { a } from './a';", "import type { A } from './a';"),
  ];
  expect(findCircles(files)).toEqual([['src/domain/a.ts', 'src/domain/b.ts', 'src/domain/c.ts']]);
});

test('a file that imports itself is a circle', () => {
  expect(findCircles([file('a', "import { a } from './a';")])).toEqual([['src/domain/a.ts']]);
});
