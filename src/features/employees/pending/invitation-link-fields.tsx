import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { paths } from '@/domain/navigation/paths';
import { CopyField } from '@/shared/ui/text/copy-field';

export type InvitationLinkFieldsProps = {
  readonly email: string;
  readonly empId: string | null;
  /** From the mail; known on the emulators only, which send none. */
  readonly mailedEmpId: string | null;
};

/** The links of one invitation, for sharing. */
export function InvitationLinkFields({ email, empId, mailedEmpId }: InvitationLinkFieldsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {empId !== null && (
        <>
          <CopyField label={`Link for ${email}`} value={addressOf(empId)} />
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            For a message or a call: the person who uses it proves the address by a mail of their own.
          </Typography>
        </>
      )}
      {mailedEmpId !== null && (
        <>
          <CopyField label={`Mailed link for ${email}`} value={addressOf(mailedEmpId)} />
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            Shown with the emulators alone, which send no mail.
          </Typography>
        </>
      )}
    </Box>
  );
}

const addressOf = (empId: string) => `${window.location.origin}${paths.employee(empId)}`;
