import { expect, test } from 'vitest';
import { readSources } from './source-files';

test('the app calls only functions that are deployed', () => {
  const deployed = readSources('functions/src').find(({ path }) => path === 'functions/src/index.ts');
  const called = readSources('src/data').flatMap(({ text }) =>
    [...text.matchAll(/callFunction\('(\w+)'/g)].map((match) => match[1]),
  );
  expect(called.length).toBeGreaterThan(8);
  for (const name of called) expect(deployed?.text).toMatch(new RegExp(`export const ${name} = \\w+Call\\(`));
});
