import { expect, test } from 'vitest';
import { readBuiltApp } from './built-app';
import { SCRIPT_CEILINGS } from './script-ceilings';
import { FIRST_LOADS } from '../../scripts/lib/first-loads';

const KB = 1000;
const app = readBuiltApp();

/** What the manifest calls the two entries. */
const PAGES: Readonly<Record<string, string>> = { 'src/main.tsx': 'index.html', 'src/site.tsx': 'site.html' };

test('no script is larger than 200 kB', () => {
  expect(app.scripts.length).toBeGreaterThan(0);
  expect(app.scripts.filter(({ bytes }) => bytes > 200 * KB)).toEqual([]);
});

test.each(Object.entries(SCRIPT_CEILINGS))(
  'the screen "%s" stays below %d kB of script',
  (screen, ceiling) => {
    expect(app.bytesFor(...modulesOf(screen)) / KB).toBeLessThanOrEqual(ceiling);
  },
);

/** A module of the entry page is found by the page in the manifest. */
function modulesOf(screen: string): readonly string[] {
  const found = Object.entries(FIRST_LOADS).find(([name]) => name === screen)?.[1] ?? [];
  return found.map((file) => PAGES[file] ?? file);
}
