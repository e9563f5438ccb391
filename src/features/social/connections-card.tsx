import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import Lock from 'lucide-react/icons/lock';
import MessageSquare from 'lucide-react/icons/message-square';
import UserPlus from 'lucide-react/icons/user-plus';
import { Link } from 'react-router-dom';
import { useLive } from '@/data/live/use-live';
import { connectionsWith } from '@/data/network/network';
import { useUser, useViewer } from '@/data/session/use-session';
import { paths } from '@/domain/navigation/paths';
import { Icon } from '@/shared/ui/text/icon';
import { PersonAvatar } from '@/shared/ui/text/person-avatar';
import { PersonLink } from './person-link';

/** Connections that are named; the others are on My Network. */
const MOST_NAMED = 4;

/** The user's connections with their businesses, each a link to the profile. */
export function ConnectionsCard() {
  const { userNetwork } = useUser();
  const viewer = useViewer();
  const named = userNetwork.slice(0, MOST_NAMED);
  const { rows } = useLive(named.length === 0 ? null : connectionsWith(viewer, named));
  return (
    <Box component="section" aria-label="Connections" sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="h3" component="h2">
          Connections
        </Typography>
        <Typography className="tn" sx={{ flex: 1, color: 'text.secondary' }}>
          {userNetwork.length}
        </Typography>
        <Button size="small" component={Link} to={paths.myNetwork}>
          My Network
        </Button>
      </Box>
      {userNetwork.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          Connect with people of other businesses to see what they post.
        </Typography>
      )}
      <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {rows.map(({ other, otherName, otherBusiness }) => (
          <Box component="li" key={other} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
            <PersonAvatar name={otherName} size={32} />
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <PersonLink uid={other} name={otherName} />
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {otherBusiness}
              </Typography>
            </Box>
            <IconButton component={Link} to={paths.chatThread(other)} aria-label={`Chat with ${otherName}`}>
              <Icon of={MessageSquare} size={18} />
            </IconButton>
          </Box>
        ))}
      </Box>
      <Typography
        variant="body2"
        sx={{ display: 'flex', gap: 1, p: 1.5, borderRadius: '8px', bgcolor: 'background.default' }}
      >
        <Icon of={Lock} size={16} />
        By invitation only. Your customers are never shown.
      </Typography>
      <Button
        variant="outlined"
        component={Link}
        to={paths.addToNetwork}
        startIcon={<Icon of={UserPlus} size={18} />}
      >
        Invite a tradesperson
      </Button>
    </Box>
  );
}
