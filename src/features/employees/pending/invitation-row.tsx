import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { invitationCondition } from '@/domain/employees/invitation';
import type { Invitation } from '@/domain/employees/invitation';
import { presetOf } from '@/domain/access/permission-lists';
import { formatRelative } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { plural } from '@/shared/format/counts';

import { InvitationLinkFields } from './invitation-link-fields';
import type { ShownLinks } from './use-pending-invitations';
import { MailText } from '@/shared/ui/text/mail-text';

export type InvitationRowProps = {
  readonly invitation: Invitation;
  readonly now: number;
  readonly links: ShownLinks | undefined;
  readonly isBusy: boolean;
  readonly onResend: () => void;
  readonly onLink: () => void;
  readonly onRevoke: () => void;
};

/** One open invitation: address, role, expiry and actions. */
export function InvitationRow(props: InvitationRowProps) {
  const { country } = useFormat();
  const { invitation, now, links, isBusy, onResend, onLink, onRevoke } = props;
  const { email, jobRole, permissionLevel, expiresAt, sentAt, sentCount } = invitation;
  const isExpired = invitationCondition(invitation, now) === 'expired';
  const as = [jobRole, presetOf(permissionLevel) ?? 'Permissions of their own'].filter(Boolean).join(' · ');
  const sent = `Sent ${formatRelative(sentAt, now)}${sentCount > 1 ? `, ${plural(sentCount, 'time', country)} in all` : ''}`;
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gap: 1, py: 2, borderTop: '1px solid', borderColor: 'divider' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>
            <MailText address={email} />
          </Typography>
          <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{as}</Typography>
          <Typography variant="caption" sx={{ color: isExpired ? 'error.main' : 'text.secondary' }}>
            {isExpired ? 'expired' : `expires ${formatRelative(expiresAt, now)}`} · {sent}
          </Typography>
        </Box>
        <Box role="group" aria-label={email} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button size="small" variant="outlined" disabled={isBusy} onClick={onResend}>
            Send again
          </Button>
          {!isExpired && (
            <Button size="small" variant="outlined" disabled={isBusy} onClick={onLink}>
              Get link
            </Button>
          )}
          <Button size="small" variant="outlined" color="error" disabled={isBusy} onClick={onRevoke}>
            Revoke
          </Button>
        </Box>
      </Box>
      {links && <InvitationLinkFields email={email} {...links} />}
    </Box>
  );
}
