import type { ReactNode } from 'react';
import type { BackLinkProps } from '@/shared/ui/page/back-link';
import { PageFrame } from '@/shared/ui/page/page-frame';

export type EditCustomerFrameProps = { readonly back: BackLinkProps; readonly children: ReactNode };

/** The screen around a customer's full form, the same before the customer has come. */
export function EditCustomerFrame({ back, children }: EditCustomerFrameProps) {
  return (
    <PageFrame title="Edit customer" back={back} maxWidth={864}>
      {children}
    </PageFrame>
  );
}
