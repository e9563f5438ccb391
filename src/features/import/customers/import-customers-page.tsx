import { ImportPage } from '../import-page';
import { customerKind } from './customer-kind';

/** /app/customers/import: imports customers. */
export function ImportCustomersPage() {
  return <ImportPage kind={customerKind} />;
}
