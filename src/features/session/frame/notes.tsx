import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

import { paths } from '@/domain/navigation/paths';

/** Tells employees which address their company knows. */
export function InvitedNote() {
  return (
    <Typography sx={{ mt: 3, color: 'text.secondary', textWrap: 'balance', maxWidth: 280 }}>
      Invited by your company? Use the e-mail your invite came to.
    </Typography>
  );
}

export type BackToLoginProps = { readonly text: string };

/** A sentence, and the link back to the login. */
export function BackToLogin({ text }: BackToLoginProps) {
  return (
    <>
      {text}{' '}
      <Link to={paths.login} style={{ whiteSpace: 'nowrap' }}>
        Back to login
      </Link>
    </>
  );
}
