import { expect, test } from 'vitest';
import { readSources } from './source-files';

test('the app calls only functions that are deployed', () => {
  const sources = readSources('functions/src');
  const textOf = (file: string) =>
    sources.find(({ path }) => path === `functions/src/${file}.ts`)?.text ?? '';
  const index = textOf('index');
  const isDeployed = (name: string) => {
    // Functions of one subject have a file of their own, whose names the index lists.
    const listed = [...index.matchAll(/export \{([^}]*)\} from '\.\/([\w-]+)'/g)].find(([, names = '']) =>
      names.split(',').some((one) => one.trim() === name),
    );
    const made = listed ? textOf(listed[2] ?? '') : index;
    return new RegExp(`export const ${name} = \\w+Call\\(`).test(made);
  };
  const called = readSources('src/data').flatMap(({ text }) =>
    [...text.matchAll(/callFunction\('(\w+)'/g)].map((match) => match[1]),
  );
  expect(called.length).toBeGreaterThan(8);
  expect(called.filter((name = '') => !isDeployed(name))).toEqual([]);
});
