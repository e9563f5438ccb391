import type { Permission } from '@/domain/access/permissions';
import type { Viewer } from '@/domain/access/viewer';
import type { QuerySpec } from '../store/port';

/** The queries of one screen for a viewer, and the permission that the screen needs. */
export type CatalogEntry = {
  readonly name: string;
  readonly build: (viewer: Viewer) => readonly QuerySpec[];
  /** Null for queries that every user may run, `administrator` for those of company administrators. */
  readonly needs: Permission | 'administrator' | null;
};
