import { expect, test } from 'vitest';
import { findFolderPairs } from './folder-pairs';
import { readSources } from './source-files';

/** Folders that may import each other, by room, each with its reason. */
const ALLOWED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'src/domain': {
    'invoices ↔ payments':
      'Payments are settled on invoices, and what a payer owes of an invoice follows from payments.',
  },
  'src/shared': {},
  'src/data': {
    'jobs ↔ trackers': 'A job is sold with its tracker, and a tracker is cancelled with its jobs.',
    'journal ↔ live': 'Lists show unsent changes, and the bar of unsent changes reads live records.',
    'journal ↔ runtime': 'The context names every part of the data, the journal among them, for its hooks.',
    'journal ↔ session': 'Signing out asks about unsent changes, and the journal belongs to a session.',
    'journal ↔ store':
      'A refusal is compared with the server as the journal compares; that chunk is loaded then.',
    'live ↔ runtime': 'The context names the live store, too.',
    'live ↔ session': 'The settings are live, and a list is of the user who is signed in.',
  },
};

test.each(Object.entries(ALLOWED))(
  'no folders of %s import each other but the named ones',
  (room, allowed) => {
    expect(findFolderPairs(room, readSources(room))).toEqual(Object.keys(allowed).toSorted());
  },
);

test('finds two folders that import each other, by whatever way', () => {
  const file = (path: string, wanted: string) => ({
    path: `src/data/${path}.ts`,
    text: `import { one } from '${wanted}';`,
  });
  const there = file('jobs/job', '@/data/trackers/tracker');
  const back = { ...file('trackers/tracker', ''), text: "const a = await import('../jobs/other');" };
  expect(findFolderPairs('src/data', [there, back])).toEqual(['jobs ↔ trackers']);
  expect(findFolderPairs('src/data', [there])).toEqual([]);
  expect(findFolderPairs('src/data', [there, { ...back, path: 'src/data/trackers/a.test.ts' }])).toEqual([]);
  expect(findFolderPairs('src/data', [file('all', './jobs/job'), file('jobs/job', '../all')])).toEqual([]);
});
