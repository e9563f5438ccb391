import { describe, expect, test } from 'vitest';
import { findMisplaced, MOST_FILES } from './folders';
import { readSources } from './source-files';

const file = (path: string) => ({ path, text: '' });

test('files of domain, data and shared/ui are in folders named by noun or subject', () => {
  expect(findMisplaced(readSources('src'))).toEqual([]);
});

describe('detects a misplaced file', () => {
  const feature = file('src/features/jobs/routes.tsx');

  test.each([
    ['src/domain/job.ts', 'src/domain/job.ts lies beside the folders of src/domain'],
    ['src/domain/work/job.ts', 'src/domain/work is called like no feature, and is no subject'],
    ['src/data/tasks/tasks.ts', 'src/data/tasks is called like no feature, and is no subject'],
    ['src/shared/ui/icon.tsx', 'src/shared/ui/icon.tsx lies beside the folders of src/shared/ui'],
  ])('%s', (path, sentence) => {
    expect(findMisplaced([feature, file(path)])).toEqual([sentence]);
  });

  test('in a full folder, where tests do not count', () => {
    const files = (count: number, ending: string) =>
      Array.from({ length: count }, (_, at) => file(`src/domain/jobs/job-${at}${ending}`));
    const most = [feature, ...files(MOST_FILES, '.ts'), ...files(MOST_FILES, '.test.ts')];
    expect(findMisplaced(most)).toEqual([]);
    expect(findMisplaced([...most, file('src/domain/jobs/visit.ts')])).toEqual([
      `src/domain/jobs holds ${MOST_FILES + 1} files`,
    ]);
  });
});

test.each(['src/domain/jobs/job.ts', 'src/data/store/memory/memory-store.ts', 'src/domain/shapes.ts'])(
  '%s is allowed',
  (path) => {
    expect(findMisplaced([file('src/features/jobs/routes.tsx'), file(path)])).toEqual([]);
  },
);
