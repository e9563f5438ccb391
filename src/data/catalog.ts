import { exportCatalog } from './account-export';
import { activityCatalog } from './activity';
import type { CatalogEntry } from './catalog-entry';
import { clientMessagesCatalog } from './client-messages';
import { customersCatalog } from './customers-catalog';
import { dashboardCatalog } from './dashboard';
import { dealerCatalog } from './dealer';
import { directoryCatalog } from './directory/directory-queries';
import { fieldWeekCatalog } from './field-week';
import { filesCatalog } from './files';
import { handoversCatalog } from './handovers';
import { importsCatalog } from './imports';
import { invitationsCatalog } from './invitations';
import { jobsCatalog } from './jobs';
import { networkCatalog } from './network';
import { referralsCatalog } from './referrals';
import { priceItemsCatalog } from './price-items';
import { trackersCatalog } from './trackers';
import { visitsCatalog } from './visits';

/** Every query the app asks: walked by the rules' suite, the indexes' suite and the index generator. */
export const CATALOG: readonly CatalogEntry[] = [
  ...dashboardCatalog,
  ...customersCatalog,
  ...directoryCatalog,
  ...importsCatalog,
  ...invitationsCatalog,
  ...trackersCatalog,
  ...jobsCatalog,
  ...visitsCatalog,
  ...fieldWeekCatalog,
  ...priceItemsCatalog,
  ...activityCatalog,
  ...clientMessagesCatalog,
  ...filesCatalog,
  ...exportCatalog,
  ...networkCatalog,
  ...handoversCatalog,
  ...referralsCatalog,
  ...dealerCatalog,
];
