import type { ReactNode } from 'react';
import type { BackLinkProps } from '@/shared/ui/page/back-link';
import { PageFrame } from '@/shared/ui/page/page-frame';

export type EditCustomerFrameProps = { readonly back: BackLinkProps; readonly children: ReactNode };

/** The frame of a customer's full form, also while the customer loads. */
export function EditCustomerFrame({ back, children }: EditCustomerFrameProps) {
  return (
    <PageFrame title="Edit customer" back={back} maxWidth={864}>
      {children}
    </PageFrame>
  );
}
