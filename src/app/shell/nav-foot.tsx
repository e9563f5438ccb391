import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import ArrowUpCircle from 'lucide-react/icons/circle-arrow-up';
import Check from 'lucide-react/icons/check';
import { Link } from 'react-router-dom';
import { subscriptionLabel } from '@/domain/navigation/menus';
import type { SessionUser } from '@/domain/session/session';
import { LazyDueMark } from '@/features/plans/public';
import { Icon } from '@/shared/ui/text/icon';

export type NavFootProps = { readonly user: SessionUser; readonly onNavigate: () => void };

/** The drawer's last line: the running subscription, or the way to one. */
export function NavFoot({ user, onNavigate }: NavFootProps) {
  const subscription = subscriptionLabel(user);
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', paddingTop: 1 }}>
      <ButtonBase
        component={Link}
        to={subscription.to}
        onClick={onNavigate}
        sx={{
          width: '100%',
          justifyContent: 'flex-start',
          gap: 1.5,
          minHeight: 40,
          paddingInline: 1.5,
          borderRadius: '6px',
          typography: 'body1',
          fontWeight: 500,
          '&:hover': { bgcolor: 'hover' },
        }}
      >
        <Box
          component="span"
          sx={{ display: 'grid', color: user.userPaid ? 'success.main' : 'text.secondary' }}
        >
          <Icon of={user.userPaid ? Check : ArrowUpCircle} size={18} />
        </Box>
        {/* A long tier name wraps below. */}
        <Box
          component="span"
          sx={{
            display: 'flex',
            flex: 1,
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            columnGap: 1,
          }}
        >
          <span>{subscription.label}</span>
          <Typography component="span" variant="caption">
            {user.tier}
          </Typography>
          {user.userPaid && user.isAdmin && <LazyDueMark />}
        </Box>
      </ButtonBase>
    </Box>
  );
}
