import { companyShape } from '@/domain/company/company';
import type { CompanyRecord } from '@/domain/company/company';
import type { Viewer } from '@/domain/access/viewer';

import type { Intent } from '../core/intent';
import { patchRecord } from '../core/writes';

/** Lets a company's users add photos and files to records, or stops it; existing ones stay. */
export function switchAttachments(viewer: Viewer, isAttachment: boolean): Intent {
  return {
    name: 'switchAttachments',
    label: isAttachment ? 'Photos and files can be added' : 'Photos and files can no longer be added',
    writes: [patchRecord(viewer, companyShape, viewer.owner, { isAttachment })],
    undo: [patchRecord(viewer, companyShape, viewer.owner, { isAttachment: !isAttachment })],
  };
}

/** Renames a company. A client may not change its administrators and flags. No Undo: a form was saved on purpose. */
export function renameCompany(viewer: Viewer, company: CompanyRecord, name: string): Intent {
  return {
    name: 'editCompany',
    label: 'Company saved',
    writes: [patchRecord(viewer, companyShape, company.uuid, { name })],
    undo: null,
  };
}
