import { ImportPage } from '../import-page';
import { jobKind } from './job-kind';

/** /app/management/jobs/import: imports jobs. */
export function ImportJobsPage() {
  return <ImportPage kind={jobKind} />;
}
