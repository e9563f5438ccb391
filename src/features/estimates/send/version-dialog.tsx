import { issuedPaperRef } from '@/data/estimates/sending';
import { useLiveRecord } from '@/data/live/use-live';
import { plain, shownOption } from '@/domain/estimates/estimate-sums';
import { readIssued } from '@/domain/estimates/issued-estimate';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';
import { PreviewDialog } from './preview-dialog';

export type VersionDialogProps = {
  readonly estimateId: string;
  readonly version: number;
  readonly onClose: () => void;
};

/** A version as the client got it. */
export function VersionDialog({ estimateId, version, onClose }: VersionDialogProps) {
  const { record, status } = useLiveRecord(issuedPaperRef(estimateId, version));
  const issued = record && readIssued(record.json);
  const title = `Version ${version}`;
  if (issued)
    return (
      <PreviewDialog issued={issued} choice={plain(shownOption(issued))} title={title} onClose={onClose} />
    );
  return (
    <FormDialog open title={title} onClose={onClose}>
      {status === 'loading'
        ? 'Loading…'
        : 'This version is not on this device. It shows once you are online.'}
    </FormDialog>
  );
}
