import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { SUGGESTED_UPDATES } from '@/domain/client-updates/suggested';
import { UPDATES_SAID } from '@/domain/client-updates/updates-said';

import { UpdatePreview } from './update-preview';

/** What clients would get: the offered occasions, and each mail as a client reads it. */
export function OfferedUpdates({ businessName }: { readonly businessName: string }) {
  const [kind, setKind] = useState<(typeof SUGGESTED_UPDATES)[number]>('booked');
  const { subject, body } = UPDATES_SAID[kind];
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography>
        Your clients get no mails by themselves yet. Switched on, they hear when a stage is reached, a visit
        is booked or moved, on the day before a visit, and when the work is complete. Nothing is sent unless
        you switch it on, and each client can stop the mails.
      </Typography>
      <TextField
        select
        size="small"
        label="Look at a mail"
        value={kind}
        onChange={(event) => {
          const chosen = SUGGESTED_UPDATES.find((one) => one === event.target.value);
          if (chosen) setKind(chosen);
        }}
      >
        {SUGGESTED_UPDATES.map((one) => (
          <MenuItem key={one} value={one}>
            {UPDATES_SAID[one].label}
          </MenuItem>
        ))}
      </TextField>
      <UpdatePreview subject={subject} text={body} businessName={businessName} isTexted={false} />
    </Box>
  );
}
