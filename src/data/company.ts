import { companyShape } from '@/domain/company';
import type { CompanyRecord } from '@/domain/company';
import type { Viewer } from '@/domain/viewer';

import type { Intent } from './intent';
import { patchRecord } from './writes';

/**
 * Gives a company another name. Its administrators and flags are not the client's to change. There is no
 * Undo: a form was saved on purpose.
 */
export function renameCompany(viewer: Viewer, company: CompanyRecord, name: string): Intent {
  return {
    name: 'editCompany',
    label: 'Company saved',
    writes: [patchRecord(viewer, companyShape, company.uuid, { name })],
    undo: null,
  };
}
