import { useState } from 'react';
import { customerRef } from '@/data/customers/customers';
import { newId } from '@/data/core/ids';
import { useLiveRecord } from '@/data/live/use-live';
import { useUser, useViewer } from '@/data/session/use-session';
import { may, seesAll } from '@/domain/access/viewer';
import { useDraft } from '@/shared/forms/frame/use-draft';
import { DeniedState } from '@/shared/ui/states/denied-state';
import { PageSkeleton } from '@/shared/ui/states/page-skeleton';
import { customerFormValues } from './customer-form-values';
import type { CustomerFormValues } from './customer-form-values';
import { NewCustomerForm } from './new-customer-form';
import { NEW_LEAD_DRAFT } from './sent-lead';

/** A lead's draft. After sending it is kept until the server has it, in case it is refused. */
type LeadDraft = { readonly uuid: string; readonly isSent: boolean; readonly values: CustomerFormValues };

/** /app/customers/new: a lead in under a minute. */
export function NewCustomerPage() {
  const viewer = useViewer();
  const { companyUser } = useUser();
  const [blank, setBlank] = useState(() => blankDraft(viewer.uid, companyUser && seesAll(viewer)));
  const { draft, restored, saveDraft, clearDraft } = useDraft<LeadDraft>(NEW_LEAD_DRAFT, blank);
  const sent = useLiveRecord(draft.isSent ? customerRef(draft.uuid) : null);

  if (!may(viewer, 'customers:edit')) {
    return (
      <DeniedState heading="h1" text="Ask an administrator of your company for the right to add customers." />
    );
  }
  if (sent.status === 'loading') return <PageSkeleton />;
  const isRefused = draft.isSent && sent.status === 'missing';
  const start = draft.isSent && !isRefused ? blank : draft;
  return (
    <NewCustomerForm
      key={start.uuid}
      uuid={start.uuid}
      values={start.values}
      restored={restored && start === draft ? (isRefused ? 'unsaved' : 'typed') : null}
      onType={(values) => saveDraft({ uuid: start.uuid, isSent: false, values })}
      onSent={(values) => saveDraft({ uuid: start.uuid, isSent: true, values })}
      onStartOver={() => {
        clearDraft();
        setBlank(blankDraft(viewer.uid, companyUser && seesAll(viewer)));
      }}
    />
  );
}

/** Users without a company, or who see only their own leads, become the salesperson; others choose one. */
function blankDraft(uid: string, choosesSalesperson: boolean): LeadDraft {
  const values = { ...customerFormValues(), salesperson: choosesSalesperson ? '' : uid };
  return { uuid: newId(), isSent: false, values };
}
