import { describe, expect, test } from 'vitest';
import { findBreaches } from './rooms';
import { readSources } from './source-files';

test('no file imports from a forbidden room', () => {
  const breaches = readSources('src', 'functions/src', 'tests').flatMap(findBreaches);
  expect(breaches).toEqual([]);
});

describe('detects a breach', () => {
  const breaches = (path: string, wanted: string) =>
    findBreaches({ path, text: `import { x } from '${wanted}';\n` });

  test.each([
    ['src/domain/money.ts', '@/data/jobs/jobs'],
    ['src/domain/money.ts', 'yup'],
    ['src/shared/ui/page.tsx', '@/data/jobs/jobs'],
    ['src/shared/ui/page.tsx', '@/features/session/public'],
    ['src/data/jobs/jobs.ts', '@/shared/ui/page'],
    ['src/data/jobs/jobs.ts', '@/app/root'],
    ['src/features/jobs/list.tsx', '@/features/customers/list'],
    ['src/features/jobs/list.tsx', '@/features/customers/routes'],
    ['src/features/jobs/list.tsx', '@/app/shell'],
    ['src/app/root.tsx', '@/features/jobs/list'],
    ['src/main.tsx', '@/features/jobs/list'],
    ['functions/src/index.ts', '@/data/jobs/jobs'],
    ['functions/src/index.ts', '../../src/data/jobs/jobs'],
    ['src/app/root.tsx', '../data/jobs'],
    ['src/features/jobs/list.tsx', '../customers/public'],
    ['src/data/jobs/jobs.ts', '@/data/core/query'],
    ['src/data/jobs/jobs.ts', './query.ts'],
    ['src/features/jobs/list.tsx', 'firebase/firestore'],
    ['functions/src/index.ts', 'firebase/firestore'],
    ['src/data/jobs/jobs.ts', 'firebase-admin/firestore'],
    ['src/data/jobs/jobs.ts', 'axios'],
    ['src/features/jobs/board.tsx', 'react-beautiful-dnd'],
    ['src/features/jobs/list.tsx', 'notistack'],
    ['src/features/jobs/visit.schema.ts', 'yup'],
    ['src/app/root.tsx', 'react-hot-toast'],
    ['src/features/jobs/calendar.tsx', '@fullcalendar/react'],
    ['src/features/jobs/list.tsx', '@mui/material'],
    ['src/app/root.tsx', '@tests/setup/expect-console'],
    ['src/domain/core/record.ts', '../jobs/job'],
  ])('%s must not import %s', (path, wanted) => {
    expect(breaches(path, wanted)).toHaveLength(1);
  });

  test.each([
    "import type { Job } from '@/data/jobs/jobs';",
    "import '@/data/jobs/jobs';",
    "export { job } from '@/data/jobs/jobs';",
    "export * from '@/data/jobs/jobs';",
    "import {\n  one,\n  type Two,\n} from '@/data/jobs/jobs';",
    "import jobs, * as all from '@/data/jobs/jobs';",
    "const jobs = await import('@/data/jobs/jobs');",
  ])('in any form: %s', (text) => {
    expect(findBreaches({ path: 'src/domain/money.ts', text })).toHaveLength(1);
  });
});

test.each([
  ['src/domain/time/time.ts', 'luxon'],
  ['src/domain/jobs/job.ts', '../core/record'],
  ['src/domain/core/record.test.ts', '../jobs/job'],
  ['src/domain/time/time.test.ts', 'fast-check'],
  ['src/features/jobs/list.tsx', '@/features/customers/public'],
  ['src/features/jobs/list.tsx', './row'],
  ['src/features/jobs/list.tsx', '@/demo/build-world'],
  ['src/app/routes.tsx', '@/features/jobs/routes'],
  ['src/main.tsx', './app/root'],
  ['src/data/testing/render.tsx', '@/shared/theme/app-theme-provider'],
  ['src/shared/ui/page.test.tsx', '@tests/setup/expect-console'],
  ['functions/src/index.ts', '@/domain/money'],
  ['functions/src/index.ts', './guards'],
])('%s may import %s', (path, wanted) => {
  expect(findBreaches({ path, text: `import { x } from '${wanted}';\n` })).toEqual([]);
});
