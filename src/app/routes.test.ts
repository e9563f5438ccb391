import { matchPath } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { APP_SCREENS, NEWCOMER_SCREENS, PUBLIC_SCREENS } from '@tests/e2e/steps/screen-list';
import { routes } from './routes';

/** The addresses of everything that shows a screen of its own; redirections show none. */
function screenPaths(within: readonly RouteObject[]): readonly string[] {
  return within.flatMap(({ path, lazy, children = [] }) => [
    ...(path !== undefined && lazy !== undefined ? [path] : []),
    ...screenPaths(children),
  ]);
}

test('the browser sweep opens every screen', () => {
  const opened = [...PUBLIC_SCREENS, ...APP_SCREENS, ...NEWCOMER_SCREENS].map(
    (address) => new URL(address, 'https://joblane.example').pathname,
  );
  const screens = screenPaths(routes);
  expect(screens.length).toBeGreaterThan(20);
  // An address may fit two patterns ("new" is no record's id): each needs one that leads to it alone.
  const unopened = screens.filter((path) => !opened.some((address) => bestMatch(screens, address) === path));
  expect(unopened).toEqual([]);
});

function bestMatch(patterns: readonly string[], address: string): string | undefined {
  const fitting = patterns.filter((path) => matchPath(path, address) !== null);
  return fitting.find((path) => path === address) ?? fitting[0];
}
