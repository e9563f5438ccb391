import type { Permission } from '@/domain/permissions';
import type { Viewer } from '@/domain/viewer';
import { activityCatalog } from './activity';
import { clientMessagesCatalog } from './client-messages';
import { customersCatalog } from './customers-catalog';
import { dashboardCatalog } from './dashboard';
import { directoryCatalog } from './directory/directory-queries';
import { importsCatalog } from './imports';
import { jobsCatalog } from './jobs';
import type { QuerySpec } from './store/port';
import { trackersCatalog } from './trackers';
import { visitsCatalog } from './visits';

/** Questions of one screen: what they are for a viewer, and the permission the screen needs. */
type CatalogEntry = {
  readonly name: string;
  readonly build: (viewer: Viewer) => readonly QuerySpec[];
  /** Null for what everybody may ask. */
  readonly needs: Permission | null;
};

/** Every query the app asks: walked by the rules' suite, the indexes' suite and the index generator. */
export const CATALOG: readonly CatalogEntry[] = [
  ...dashboardCatalog,
  ...customersCatalog,
  ...directoryCatalog,
  ...importsCatalog,
  ...trackersCatalog,
  ...jobsCatalog,
  ...visitsCatalog,
  ...activityCatalog,
  ...clientMessagesCatalog,
];
