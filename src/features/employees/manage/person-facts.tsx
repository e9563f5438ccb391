import { phoneHref } from '@/domain/format/phone';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { rightsName } from '@/domain/employees/staff';
import type { StaffMember } from '@/domain/employees/staff';
import { DateText } from '@/shared/ui/text/date-text';
import { MailText } from '@/shared/ui/text/mail-text';
import { PersonAvatar } from '@/shared/ui/text/person-avatar';
import { PhoneText } from '@/shared/ui/text/phone-text';

/** A person's name and contact. */
export function PersonFacts({ member }: { readonly member: StaffMember }) {
  const { name, photo, jobRole, email, phone, since, isActive } = member;
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
      <PersonAvatar name={name} picture={photo} size={64} />
      <Box sx={{ minWidth: 0, display: 'grid', gap: 0.5 }}>
        <Typography sx={{ fontWeight: 500 }}>
          {[jobRole, isActive ? rightsName(member) : 'Inactive'].filter(Boolean).join(' · ')}
        </Typography>
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {email !== '' && (
            <MuiLink href={`mailto:${email}`}>
              <MailText address={email} />
            </MuiLink>
          )}
          {email !== '' && phone !== '' && ' · '}
          {phone !== '' && (
            <MuiLink href={phoneHref(phone)} sx={{ whiteSpace: 'nowrap' }}>
              <PhoneText phone={phone} />
            </MuiLink>
          )}
        </Typography>
        {since !== null && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            Here since <DateText at={since} kind="day" />
          </Typography>
        )}
      </Box>
    </Box>
  );
}
