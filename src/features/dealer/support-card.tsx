import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

import { PRODUCT_NAME, SUPPORT_EMAIL } from '@/domain/core/product';

/** Support contact of dealers. */
export function SupportCard() {
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h2">Support</Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        Questions about your dealership, your members or your plan: write to {PRODUCT_NAME}.
      </Typography>
      <Link href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</Link>
    </Box>
  );
}
