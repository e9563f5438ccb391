import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '@/domain/navigation/paths';
import { Card } from '@/shared/ui/page/card';

import { RequestDialog } from './request-dialog';

/** For users who came by an invitation link. */
export function InvitedCard({ code }: { readonly code: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();
  return (
    <Card sx={{ display: 'grid', gap: 2, borderColor: 'primary.main' }}>
      <Box>
        <Typography variant="h2">You opened an invitation</Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
          Ask to connect with the person who sent you this link. They see your name and business.
        </Typography>
      </Box>
      <Box>
        <Button variant="contained" onClick={() => setIsAsking(true)}>
          Ask to connect
        </Button>
      </Box>
      {isAsking && (
        <RequestDialog
          by="code"
          to={code}
          title="Ask to connect"
          onSent={() => void navigate(paths.myNetwork)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Card>
  );
}
