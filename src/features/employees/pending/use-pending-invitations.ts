import { useState } from 'react';

import { toAppError } from '@/data/base/app-error';
import {
  invitationLink,
  pendingInvitations,
  resendInvitation,
  revokeInvitation,
} from '@/data/employees/invitations';
import { useLive } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import type { Invitation } from '@/domain/employees/invitation';
import { notify } from '@/shared/feedback/notify';

/** Links requested since the list was opened; they cannot be read again. */
export type ShownLinks = { readonly empId: string | null; readonly mailedEmpId: string | null };

/** The company's open invitations, live, with their actions. A refusal appears as a notice. */
export function usePendingInvitations() {
  const list = useLive(pendingInvitations(useViewer()));
  const [links, setLinks] = useState<Readonly<Record<string, ShownLinks>>>({});
  const [busy, setBusy] = useState<string | null>(null);

  const act = async ({ uuid }: Invitation, action: () => Promise<void>) => {
    setBusy(uuid);
    try {
      await action();
    } catch (error) {
      notify.error(toAppError(error).message);
    } finally {
      setBusy(null);
    }
  };
  const show = (id: string, link: Partial<ShownLinks>) =>
    setLinks((known) => {
      const before = known[id] ?? { empId: null, mailedEmpId: null };
      return { ...known, [id]: { ...before, ...link } };
    });

  return {
    ...list,
    links,
    busy,
    resend: (invitation: Invitation) =>
      act(invitation, async () => {
        const mailedEmpId = await resendInvitation(invitation.uuid);
        if (mailedEmpId !== null) show(invitation.uuid, { mailedEmpId });
        notify.success(`Sent to ${invitation.email} again`);
      }),
    makeLink: (invitation: Invitation) =>
      act(invitation, async () => show(invitation.uuid, { empId: await invitationLink(invitation.uuid) })),
    revoke: (invitation: Invitation) =>
      act(invitation, async () => {
        await revokeInvitation(invitation.uuid);
        notify.success(`Invitation of ${invitation.email} taken back`);
      }),
  };
}
