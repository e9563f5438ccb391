import { useMatches } from 'react-router-dom';
import type { GuardKind } from '@/domain/session/guards';
import type { Permission } from '@/domain/access/permissions';
import { PRODUCT_NAME } from '@/domain/core/product';

/** Metadata of a route. */
export type RouteHandle = {
  readonly guard: GuardKind;
  readonly title: string;
  readonly permission: Permission | null;
};

function isHandle(value: unknown): value is Partial<RouteHandle> {
  return typeof value === 'object' && value !== null;
}

/** Guard, title and permission of the current address: each from the deepest route that sets it. */
export function useRouteHandle(): RouteHandle {
  const handles = useMatches()
    .map((match) => match.handle)
    .filter(isHandle);
  return {
    guard: handles.findLast((handle) => handle.guard)?.guard ?? 'public',
    title: handles.findLast((handle) => handle.title)?.title ?? PRODUCT_NAME,
    permission: handles.findLast((handle) => handle.permission)?.permission ?? null,
  };
}
