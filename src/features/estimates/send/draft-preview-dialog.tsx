import type { Choice } from '@/domain/estimates/estimate-sums';
import type { Estimate } from '@/domain/estimates/estimate';
import { PreviewDialog } from './preview-dialog';
import { useDraftVersion } from './use-draft-version';

export type DraftPreviewDialogProps = {
  readonly estimate: Estimate;
  readonly choice: Choice;
  readonly onClose: () => void;
};

/** The estimate as its client would read it now. */
export function DraftPreviewDialog({ estimate, choice, onClose }: DraftPreviewDialogProps) {
  const issued = useDraftVersion(estimate);
  return <PreviewDialog issued={issued} choice={choice} title="As the client sees it" onClose={onClose} />;
}
