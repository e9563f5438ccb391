import { useState } from 'react';

import { toAppError } from '@/data/base/app-error';
import { inviteEmployee } from '@/data/employees/invitations';
import type { InvitationLinks } from '@/data/employees/invitations';
import { emailKey } from '@/domain/format/email';
import { PRESETS } from '@/domain/access/presets';
import type { PresetName } from '@/domain/access/presets';

/** The form as typed. */
export type InviteValues = {
  readonly emails: readonly string[];
  readonly jobRole: string;
  readonly preset: PresetName;
};

/** The result for one address. */
export type Invited = { readonly email: string } & (
  { readonly links: InvitationLinks } | { readonly refusal: string }
);

/** Invites people one by one: each refusal is reported alone, and the others are sent. */
export function useInvite() {
  const [invited, setInvited] = useState<readonly Invited[]>([]);

  const invite = async ({ emails, jobRole, preset }: InviteValues): Promise<readonly string[]> => {
    const done: Invited[] = [];
    for (const email of new Set(emails.map(emailKey))) {
      try {
        const links = await inviteEmployee({ email, jobRole: jobRole.trim(), permissions: PRESETS[preset] });
        done.push({ email, links });
      } catch (error) {
        done.push({ email, refusal: toAppError(error).message });
      }
      setInvited([...done]);
    }
    return done.flatMap((one) => ('refusal' in one ? [one.email] : []));
  };

  return { invited, invite };
}
