import Box from '@mui/material/Box';
import IdCard from 'lucide-react/icons/id-card';
import Users from 'lucide-react/icons/users';
import type { Audience } from '@/domain/social/post';
import { Icon } from '@/shared/ui/text/icon';

/** Who sees a post. */
export function AudienceMark({ audience }: { readonly audience: Audience }) {
  const isForCoworkers = audience === 'coworkers';
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center', verticalAlign: 'bottom' }}
    >
      <Icon of={isForCoworkers ? IdCard : Users} size={16} />
      {isForCoworkers ? 'Coworkers' : 'Coworkers and connections'}
    </Box>
  );
}
