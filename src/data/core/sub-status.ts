import { customerShape } from '@/domain/customers/customer';
import { jobShape } from '@/domain/jobs/job';
import type { InferFields, Shape } from '@/domain/core/shape';
import type { SubStatusNoun } from '@/domain/core/noun-names';
import type { SubStatus } from '@/domain/core/sub-statuses';
import { trackerShape } from '@/domain/trackers/tracker';
import type { Viewer } from '@/domain/access/viewer';
import type { Intent } from './intent';
import { inverse, patchRecord } from './writes';

type Fields = Pick<typeof customerShape.fields, 'subStatus' | 'updatedAt' | 'updatedBy'>;

const SHAPES: Readonly<Record<SubStatusNoun, Shape<Fields>>> = {
  customer: customerShape,
  tracker: trackerShape,
  job: jobShape,
};

/** Sets a record's sub-status; null removes it. */
export function changeSubStatus(
  viewer: Viewer,
  noun: SubStatusNoun,
  record: Pick<InferFields<Fields>, 'subStatus'> & { readonly uuid: string },
  to: SubStatus | null,
): Intent {
  const shape = SHAPES[noun];
  const changes = { subStatus: to?.id ?? '' };
  return {
    name: 'changeSubStatus',
    label: to ? `Sub-status is now ${to.label}` : 'Sub-status removed',
    writes: [patchRecord(viewer, shape, record.uuid, changes)],
    undo: [patchRecord(viewer, shape, record.uuid, inverse(shape, { subStatus: record.subStatus }, changes))],
  };
}
