import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { Card } from '@/shared/ui/page/card';

/** Opens the deletion of the account. */
export function DeleteCard({ onDelete }: { readonly onDelete: () => void }) {
  return (
    <Card sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Typography variant="h2">Delete your account</Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
          You see what goes and what stays before anything is deleted.
        </Typography>
      </Box>
      <Box>
        <Button variant="outlined" color="error" onClick={onDelete}>
          Delete account
        </Button>
      </Box>
    </Card>
  );
}
