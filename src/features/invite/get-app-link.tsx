import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Smartphone from 'lucide-react/icons/smartphone';
import { paths } from '@/domain/navigation/paths';
import { PRODUCT_NAME } from '@/domain/core/product';
import { SiteLink } from '@/shared/navigation/navigation';
import { Icon } from '@/shared/ui/text/icon';

/** Link to the installation page. */
export function GetAppLink() {
  return (
    <Box component={SiteLink} to={paths.download} sx={linkStyles}>
      <Icon of={Smartphone} size={24} color="var(--jl-primary)" />
      <span>
        <Typography component="span" variant="subtitle2" sx={{ display: 'block' }}>
          Get {PRODUCT_NAME} on your phone
        </Typography>
        <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
          Android, iPhone and iPad
        </Typography>
      </span>
      <Icon of={ArrowRight} size={20} mirror />
    </Box>
  );
}

const linkStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 56,
  mt: 3,
  p: '8px 16px 8px 12px',
  border: '1px solid',
  borderColor: 'lineStrong',
  borderRadius: '10px',
  bgcolor: 'background.paper',
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { borderColor: 'text.primary' },
} as const;
