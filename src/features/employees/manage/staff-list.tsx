import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Shield from 'lucide-react/icons/shield-check';
import { Link } from 'react-router-dom';
import { rightsName } from '@/domain/employees/staff';
import type { StaffMember } from '@/domain/employees/staff';
import { Icon } from '@/shared/ui/text/icon';
import { MailText } from '@/shared/ui/text/mail-text';
import { PersonAvatar } from '@/shared/ui/text/person-avatar';

export type StaffListProps = {
  readonly label: string;
  readonly members: readonly StaffMember[];
  readonly isTitled?: boolean;
};

/** A list of people with links to their permissions. */
export function StaffList({ label, members, isTitled = false }: StaffListProps) {
  return (
    <Box component="section" aria-label={label}>
      {isTitled && (
        <Typography variant="h2" sx={{ marginBottom: 1 }}>
          {label}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {members.map((member) => (
          <Box component="li" key={member.uid} sx={{ borderBottom: 1, borderColor: 'divider' }}>
            <StaffRow member={member} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function StaffRow({ member }: { readonly member: StaffMember }) {
  return (
    <Box
      component={Link}
      to={`?person=${encodeURIComponent(member.uid)}`}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '40px 1fr auto 20px', sm: '40px 1fr 1fr 20px' },
        alignItems: 'center',
        gap: 1.5,
        minHeight: 64,
        paddingBlock: 1,
        color: 'text.primary',
        textDecoration: 'none',
        '&:hover': { bgcolor: 'hover' },
      }}
    >
      <PersonAvatar name={member.name} picture={member.photo} size={40} />
      <Box component="span" sx={{ minWidth: 0 }}>
        <Box component="span" dir="auto" sx={{ display: 'block', fontWeight: 500, overflowWrap: 'anywhere' }}>
          {member.name}
        </Box>
        <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
          {member.jobRole}
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {member.jobRole !== '' && member.email !== '' && ' · '}
            <MailText address={member.email} />
          </Box>
        </Typography>
      </Box>
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
        {member.isAdministrator && <Icon of={Shield} size={16} />}
        {member.isActive ? rightsName(member) : 'Inactive'}
      </Box>
      <Icon of={ChevronRight} size={16} />
    </Box>
  );
}
