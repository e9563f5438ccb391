import type { RouteObject } from 'react-router-dom';
import { BLANK_LINE } from '@/domain/estimates/new-line';
import type { EstimateLine } from '@/domain/estimates/estimate-content';
import type { Estimate } from '@/domain/estimates/estimate';
import { paths } from '@/domain/navigation/paths';
import { makeEstimate, makeRoster, makeSettings } from '@tests/factories/records';
import { renderRoutes } from './render-routes';
import type { RenderRoutesOptions } from './render-routes';

/** The business of these screens: of one person, who sees everything. */
export const OWNER = 'person-1';
export const mine = { owner: OWNER, assignees: [OWNER] } as const;

/** The address of the first estimate that is stored. */
export const FIRST = paths.estimate('estimate-0');

/** A line named like its id: ten units at $100. */
export function estimateLine(id: string, position: number, more: Partial<EstimateLine> = {}): EstimateLine {
  return { ...BLANK_LINE, id, position, name: id, quantity: 1_000, unitPrice: 10_000, ...more };
}

/** Opens one of these screens with estimates stored, as estimate-0, estimate-1 and so on. */
export const opensEstimates =
  (routes: RouteObject[]) =>
  (
    address: string,
    estimates: readonly Partial<Estimate>[],
    { rows, ...options }: RenderRoutesOptions = {},
  ) =>
    renderRoutes(routes, address, {
      ...options,
      rows: {
        Settings: [makeSettings({ owner: OWNER })],
        Rosters: [makeRoster({ owner: OWNER })],
        Estimates: estimates.map((one, at) => makeEstimate({ ...mine, uuid: `estimate-${at}`, ...one })),
        ...rows,
      },
    });

type Opened = ReturnType<ReturnType<typeof opensEstimates>>['store'];

/** An estimate as the server has it. */
export const storedEstimate = (store: Opened, id = 'estimate-0') =>
  store.server.read({ collection: 'Estimates', id });

/** Its lines as the server has them. */
export const storedLines = (store: Opened, id = 'estimate-0') =>
  storedEstimate(store, id)?.['lines'] as Estimate['lines'] | undefined;
