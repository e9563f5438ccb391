import { act, render } from '@testing-library/react';
import { createMemoryRouter, matchPath, matchRoutes, Outlet, RouterProvider } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { DataProvider } from '@/data/start/provider';
import type { Session } from '@/data/session/session';
import { memoryStoreWith, signedInAs } from '@/data/testing/render-with-data';
import { stateOver } from '@/data/testing/state-over';

import { companyShape } from '@/domain/company/company';
import { PRESETS } from '@/domain/access/presets';
import { initialOf } from '@/domain/core/shape';
import { may } from '@/domain/access/viewer';
import { APP_SCREENS, NEWCOMER_SCREENS, PUBLIC_SCREENS } from '@tests/e2e/steps/screen-list';
import type { RouteHandle } from './route-handle';
import { routes } from './routes';
import { PUBLIC_PAGES, UNLISTED_ADDRESSES } from './search/public-pages';
import { COMING_ADDRESSES, ROLES, ROUTE_TABLE, UNKNOWN, UNKNOWN_ADDRESSES } from './testing/route-table';
import type { Outcome, Role } from './testing/route-table';

/** The addresses of all routes with a screen of their own; redirects have none. */
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
  // An address may match two patterns ("new" is no record's id): each needs one that leads only to it.
  const unopened = screens.filter((path) => !opened.some((address) => bestMatch(screens, address) === path));
  expect(unopened).toEqual([]);
});

function bestMatch(patterns: readonly string[], address: string): string | undefined {
  const fitting = patterns.filter((path) => matchPath(path, address) !== null);
  return fitting.find((path) => path === address) ?? fitting[0];
}

describe('the table of addresses', () => {
  test('has a row for every route', () => {
    const patterns = pathsIn(routes).filter((path) => path !== '*');
    const rows = new Set(ROUTE_TABLE.map(({ at }) => patternOf(at)));
    expect(patterns.filter((path) => !rows.has(path))).toEqual([]);
  });

  test('has a row for each screen of later issues, once it exists', () => {
    const [unknown, coming] = [UNKNOWN_ADDRESSES, COMING_ADDRESSES].map((list) =>
      list.filter((address) => patternOf(address) !== '*'),
    );
    expect(unknown).toEqual([]);
    expect(coming, 'Take these out of COMING_ADDRESSES and into ROUTE_TABLE').toEqual([]);
  });

  test('states for every public page whether search engines may index it', () => {
    const listed = PUBLIC_PAGES.map(({ path }) => path);
    const forVisitors = ROUTE_TABLE.filter(({ leads }) => leads.visitor === 'shown').map(({ at }) => at);
    const isUnlisted = (at: string) => UNLISTED_ADDRESSES.some((address) => at.startsWith(address));
    expect(forVisitors.filter((at) => !isUnlisted(at)).toSorted()).toEqual(listed.toSorted());
    expect(listed.filter(isUnlisted)).toEqual([]);
    const named = ROUTE_TABLE.filter(({ at }) => listed.includes(at)).map(({ page }) => `${page} · Joblane`);
    expect(named).toEqual(PUBLIC_PAGES.map(({ title }) => title));
  });

  test.each(ROLES)('states where each address leads the %s', async (role) => {
    const open = visit(SESSIONS[role]);
    for (const { at, page, leads } of ROUTE_TABLE) {
      const { title, outcome } = await open(at);
      expect({ at, outcome }).toEqual({ at, outcome: leads[role] });
      if (outcome === 'shown') expect({ at, title }).toEqual({ at, title: page });
    }
    for (const at of [...UNKNOWN_ADDRESSES, ...COMING_ADDRESSES])
      expect({ at, outcome: (await open(at)).outcome }).toEqual({ at, outcome: UNKNOWN[role] });
  });
});

const company = { ...initialOf(companyShape.fields), uuid: 'c1', name: 'Hollis' };
const member = { companyUser: true, companyUuid: 'c1', owner: 'c1', companyInfo: company };
const administrator = { ...member, isAdmin: true, isCompanyAdmin: true };

const SESSIONS: Readonly<Record<Role, Session>> = {
  visitor: { state: 'signedOut', pendingUser: null },
  newcomer: signedInAs({ onBoarded: false }),
  alone: signedInAs(),
  administrator: signedInAs(administrator),
  employee: signedInAs({ ...member, isAdmin: false, permissionLevel: PRESETS['Field worker'] }),
  dealer: signedInAs({ ...administrator, louveRoofDealer: true }),
};

function pathsIn(within: readonly RouteObject[]): readonly string[] {
  return within.flatMap(({ path, children = [] }) => [
    ...(path !== undefined ? [path] : []),
    ...pathsIn(children),
  ]);
}

function patternOf(address: string): string | undefined {
  return matchRoutes(routes, address)?.at(-1)?.route.path;
}

function withoutScreens(within: readonly RouteObject[]): RouteObject[] {
  return within.map((route): RouteObject => {
    if (route.index === true) return route;
    const { lazy, children, ...rest } = route;
    return {
      ...rest,
      ...(lazy ? { Component: Outlet } : {}),
      ...(children ? { children: withoutScreens(children) } : {}),
    };
  });
}

/** Opens addresses in order with one session, and reports each outcome and title. */
function visit(session: Session) {
  const router = createMemoryRouter(withoutScreens(routes), { initialEntries: ['/404'] });
  const state = stateOver(memoryStoreWith({}), session);
  const nothing = () => undefined;
  render(
    <DataProvider
      runtime={{ subscribe: () => nothing, get: () => state }}
      onAccepted={nothing}
      onRefused={nothing}
    >
      <RouterProvider router={router} />
    </DataProvider>,
  );
  return async (address: string) => {
    await act(() => router.navigate(address));
    const { location, matches } = router.state;
    // The router types handles as unknown; ours all have one type.
    const handles = matches.map(({ route }) => (route.handle ?? {}) as Partial<RouteHandle>);
    const permission = handles.findLast((handle) => handle.permission)?.permission ?? null;
    const isRefused = session.state === 'signedIn' && permission !== null && !may(session.viewer, permission);
    const here = `${location.pathname}${location.search}`;
    // The router's own type: its paths start with a slash.
    const outcome = here === address ? (isRefused ? 'refused' : 'shown') : (here as Outcome);
    return { outcome, title: handles.findLast((handle) => handle.title)?.title };
  };
}
