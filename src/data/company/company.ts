import { companyShape } from '@/domain/company/company';
import type { CompanyRecord } from '@/domain/company/company';
import type { Viewer } from '@/domain/access/viewer';

import type { Intent } from '../core/intent';
import { patchRecord } from '../core/writes';

/** Lets a company's people add photos and files to records, or stops it; what is there stays. */
export function switchAttachments(viewer: Viewer, isAttachment: boolean): Intent {
  return {
    name: 'switchAttachments',
    label: isAttachment ? 'Photos and files can be added' : 'Photos and files can no longer be added',
    writes: [patchRecord(viewer, companyShape, viewer.owner, { isAttachment })],
    undo: [patchRecord(viewer, companyShape, viewer.owner, { isAttachment: !isAttachment })],
  };
}

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
