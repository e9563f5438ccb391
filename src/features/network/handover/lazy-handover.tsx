import { Suspense } from 'react';

import type { HandoverDialogProps } from './handover-dialog';
import type { HandoverSectionProps } from './handover-section';
import { lazy } from '@/shared/ui/states/lazy';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';

const Dialog = lazyDialog(async () => (await import('./handover-dialog')).HandoverDialog);
const Section = lazy(async () => ({ default: (await import('./handover-section')).HandoverSection }));

/** The hand-over dialog, loaded on its first opening. */
export function HandoverDialog(props: HandoverDialogProps) {
  return <Dialog {...props} />;
}

/** The hand-over section, loaded after the rest of its page. */
export function HandoverSection(props: HandoverSectionProps) {
  return (
    <Suspense>
      <Section {...props} />
    </Suspense>
  );
}
