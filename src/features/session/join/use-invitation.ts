import { useEffect, useState } from 'react';

import { toAppError } from '@/data/base/app-error';
import { readInvitation } from '@/data/employees/invitations';
import type { InvitationView } from '@/data/employees/invitations';
import type { AppError } from '@/domain/core/errors';

/** A link's invitation; both null while loading. */
export type InvitationReading = {
  readonly invitation: InvitationView | null;
  readonly problem: AppError | null;
};

const ASKING: InvitationReading = { invitation: null, problem: null };

/** Loads the invitation of a link once; `retry` loads it again. */
export function useInvitation(empId: string): InvitationReading & { readonly retry: () => void } {
  const [tries, setTries] = useState(0);
  const [reading, setReading] = useState(ASKING);

  useEffect(() => {
    let isGone = false;
    readInvitation(empId).then(
      (invitation) => {
        if (!isGone) setReading({ invitation, problem: null });
      },
      (error: unknown) => {
        if (!isGone) setReading({ invitation: null, problem: toAppError(error) });
      },
    );
    return () => {
      isGone = true;
    };
  }, [empId, tries]);

  const retry = () => {
    setReading(ASKING);
    setTries(tries + 1);
  };
  return { ...reading, retry };
}
