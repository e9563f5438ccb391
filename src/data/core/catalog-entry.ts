import type { Permission } from '@/domain/access/permissions';
import type { Viewer } from '@/domain/access/viewer';
import type { QuerySpec } from '../store/port';

/** Questions of one screen: what they are for a viewer, and the permission the screen needs. */
export type CatalogEntry = {
  readonly name: string;
  readonly build: (viewer: Viewer) => readonly QuerySpec[];
  /** Null for what everybody may ask, `administrator` for what only those of a company may. */
  readonly needs: Permission | 'administrator' | null;
};
