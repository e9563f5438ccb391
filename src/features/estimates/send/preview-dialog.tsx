import { useState } from 'react';

import type { Choice } from '@/domain/estimates/estimate-sums';
import type { IssuedEstimate } from '@/domain/estimates/issued-estimate';
import { EstimateView } from '@/features/tracking/public';
import { useNow } from '@/shared/format/use-now';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';

export type PreviewDialogProps = {
  readonly issued: IssuedEstimate;
  readonly choice: Choice;
  readonly title: string;
  readonly onClose: () => void;
};

/** An estimate as its client reads it; options and extras can be tried, nothing is sent. */
export function PreviewDialog({ issued, choice: first, title, onClose }: PreviewDialogProps) {
  const now = useNow();
  const [choice, setChoice] = useState(first);
  return (
    <FormDialog open title={title} width="large" isReadFirst onClose={onClose}>
      <EstimateView issued={issued} choice={choice} onChoose={setChoice} now={now} isInside />
    </FormDialog>
  );
}
