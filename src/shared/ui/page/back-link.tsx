import Link from '@mui/material/Link';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { Link as RouterLink } from 'react-router-dom';

import { Icon } from '../text/icon';

export type BackLinkProps = { to: string; label: string };

/** Link back to the screen that opened a record. */
export function BackLink({ to, label }: BackLinkProps) {
  return (
    <Link
      component={RouterLink}
      to={to}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        height: 28,
        px: '6px',
        marginInlineStart: '-6px',
        borderRadius: '6px',
        fontSize: '0.75rem',
        lineHeight: '1rem',
        color: 'text.secondary',
        '&:hover': { bgcolor: 'hover', color: 'text.primary', textDecoration: 'none' },
      }}
    >
      <Icon of={ChevronLeft} size={16} mirror />
      {label}
    </Link>
  );
}
