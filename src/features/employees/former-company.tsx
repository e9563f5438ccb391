import Alert from '@mui/material/Alert';
import { useState } from 'react';

import type { SessionUser } from '@/domain/session/session';

export type FormerCompanyProps = {
  readonly user: Pick<SessionUser, 'uuid' | 'formerCompany' | 'formerContact'>;
};

/** Tells a deactivated employee what happened to the records, and whom to ask. */
export function FormerCompany({ user }: FormerCompanyProps) {
  const { uuid, formerCompany, formerContact } = user;
  // Shown once per company and device.
  const key = `joblane.former.${uuid}`;
  const [known, setKnown] = useState(() => localStorage.getItem(key));
  if (known === formerCompany) return null;
  return (
    <Alert
      severity="info"
      sx={{ m: 2, mb: 0 }}
      slotProps={{ closeButton: { title: 'Close' } }}
      closeText="Close"
      onClose={() => {
        localStorage.setItem(key, formerCompany);
        setKnown(formerCompany);
      }}
    >
      {formerCompany} has deactivated you, so its customers and jobs are no longer shown here. If that is a
      mistake, ask {formerContact}. What you add from now on is your own.
    </Alert>
  );
}
