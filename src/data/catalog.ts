import { exportCatalog } from './account/account-export';
import { activityCatalog } from './history/activity';
import type { CatalogEntry } from './core/catalog-entry';
import { boardsCatalog } from './boards/boards';
import { chatsCatalog } from './chat/chats';
import { estimateListCatalog } from './estimates/estimate-list';
import { invoiceListCatalog } from './invoices/invoice-list';
import { handOffsCatalog } from './payments/hand-offs';
import { paymentListCatalog } from './payments/payment-list';
import { sendingCatalog } from './estimates/sending';
import { templatesCatalog } from './estimates/templates';
import { projectListCatalog } from './projects/project-list';
import { projectsCatalog } from './projects/projects';
import { jobsOfYearCatalog } from './jobs/jobs-of-year';
import { timeOffCatalog } from './calendar/time-off';
import { taskListCatalog } from './tasks/task-list';
import { tasksCatalog } from './tasks/tasks';
import { clientMessagesCatalog } from './tracking/client-messages';
import { clientUpdatesCatalog } from './client-updates/client-updates';
import { customersCatalog } from './customers/customers-catalog';
import { dashboardCatalog } from './dashboard/dashboard';
import { dealerCatalog } from './dealer/dealer';
import { directoryCatalog } from './directory/directory-queries';
import { fieldWeekCatalog } from './jobs/field-week';
import { eventsCatalog } from './calendar/events';
import { filesCatalog } from './files/files';
import { handoversCatalog } from './network/handovers';
import { importsCatalog } from './import/imports';
import { jobImportCatalog } from './import/jobs/find-work';
import { invitationsCatalog } from './employees/invitations';
import { jobListCatalog } from './jobs/job-list';
import { jobsCatalog } from './jobs/jobs';
import { openWorkCatalog } from './jobs/open-work';
import { mailCatalog } from './mail/mail-queries';
import { networkCatalog } from './network/network';
import { notificationsCatalog } from './notifications/notifications';
import { referralsCatalog } from './referral/referrals';
import { customerValuesCatalog } from './money/customer-values';
import { priceItemsCatalog } from './money/price-items';
import { socialCatalog } from './social/posts';
import { trackerListCatalog } from './trackers/tracker-list';
import { trackersCatalog } from './trackers/trackers';
import { visitsCatalog } from './jobs/visits';

/** Every query the app asks: walked by the rules' suite, the indexes' suite and the index generator. */
export const CATALOG: readonly CatalogEntry[] = [
  ...dashboardCatalog,
  ...customersCatalog,
  ...directoryCatalog,
  ...importsCatalog,
  ...jobImportCatalog,
  ...invitationsCatalog,
  ...trackerListCatalog,
  ...trackersCatalog,
  ...jobListCatalog,
  ...jobsCatalog,
  ...openWorkCatalog,
  ...visitsCatalog,
  ...fieldWeekCatalog,
  ...customerValuesCatalog,
  ...priceItemsCatalog,
  ...activityCatalog,
  ...clientMessagesCatalog,
  ...tasksCatalog,
  ...taskListCatalog,
  ...timeOffCatalog,
  ...jobsOfYearCatalog,
  ...estimateListCatalog,
  ...sendingCatalog,
  ...invoiceListCatalog,
  ...paymentListCatalog,
  ...handOffsCatalog,
  ...templatesCatalog,
  ...projectsCatalog,
  ...projectListCatalog,
  ...clientUpdatesCatalog,
  ...boardsCatalog,
  ...chatsCatalog,
  ...mailCatalog,
  ...filesCatalog,
  ...exportCatalog,
  ...notificationsCatalog,
  ...socialCatalog,
  ...networkCatalog,
  ...handoversCatalog,
  ...referralsCatalog,
  ...dealerCatalog,
  ...eventsCatalog,
];
