import { expect, test } from 'vitest';
import { isTestCode, readSources } from './source-files';

/** `ListScreen` renders the boundary of the bulk bar that its list hands it. */
const BULK_BAR = /^const \w+BulkBar = lazy\b/;

test('a file that loads a component late renders its boundary: React holds back the whole app without one', () => {
  const bare = readSources('src')
    .filter(({ path, text }) => !isTestCode(path) && !text.includes('<Suspense'))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => /= lazy\b/.test(line) && !BULK_BAR.test(line))
        .map((line) => `${path}: ${line}`),
    );
  expect(bare).toEqual([]);
});
