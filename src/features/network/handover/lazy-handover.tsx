import { lazy, Suspense } from 'react';

import type { HandoverDialogProps } from './handover-dialog';
import type { HandoverSectionProps } from './handover-section';

const Dialog = lazy(async () => ({ default: (await import('./handover-dialog')).HandoverDialog }));
const Section = lazy(async () => ({ default: (await import('./handover-section')).HandoverSection }));

/** Hands a tracker over; loaded by the press that asks for it. */
export function HandoverDialog(props: HandoverDialogProps) {
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}

/** With whom a tracker is shared; comes after the rest of its page. */
export function HandoverSection(props: HandoverSectionProps) {
  return (
    <Suspense>
      <Section {...props} />
    </Suspense>
  );
}
