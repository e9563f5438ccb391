import Typography from '@mui/material/Typography';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEntitlement } from '@/data/plans/plan';
import { stateAt } from '@/domain/plans/entitlement';
import { useNow } from '@/shared/format/use-now';
import { Icon } from '@/shared/ui/text/icon';

/** "Payment is due" beside a running plan whose last payment failed; nothing otherwise. */
export function DueMark() {
  const { entitlement } = useEntitlement();
  const now = useNow(60_000);
  if (stateAt(entitlement, now) !== 'past due') return null;
  return (
    <Typography
      component="span"
      variant="caption"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        flexBasis: '100%',
        color: 'error.main',
        fontWeight: 600,
      }}
    >
      <Icon of={TriangleAlert} size={14} />
      Payment is due
    </Typography>
  );
}
