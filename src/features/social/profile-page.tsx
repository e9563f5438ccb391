import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import Hammer from 'lucide-react/icons/hammer';
import MapPin from 'lucide-react/icons/map-pin';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useOpenedRecord } from '@/data/live/use-live';
import { profileRef } from '@/data/social/profiles';
import { useUser, useViewer } from '@/data/session/use-session';
import { paths } from '@/domain/navigation/paths';
import type { SocialProfile } from '@/domain/social/profile';
import { plural } from '@/shared/format/counts';
import { useFormat } from '@/shared/format/format-context';
import { Card } from '@/shared/ui/page/card';
import { PageFrame } from '@/shared/ui/page/page-frame';
import { EmptyTalk } from '@/shared/ui/states/empty-art';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { ErrorState } from '@/shared/ui/states/error-state';
import { FormSkeleton } from '@/shared/ui/states/form-skeleton';
import { Icon } from '@/shared/ui/text/icon';
import { PersonAvatar } from '@/shared/ui/text/person-avatar';
import { ConnectionsCard } from './connections-card';
import { CoverArt } from './cover-art';
import { PostComposer } from './post-composer';
import { PostList } from './post-list';
import { SocialTabs } from './social-tabs';
import { useAuthors } from './use-authors';
import { useFeed } from './use-feed';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';

const ProfileDialog = lazyDialog(async () => (await import('./profile-dialog')).ProfileDialog);

/** /app/social/profile: the user's own profile with their posts; with a uid that of a coworker or connection. */
export function ProfilePage() {
  const viewer = useViewer();
  const uid = useParams()['uid'] ?? viewer.uid;
  return <Profile key={uid} uid={uid} isOwn={uid === viewer.uid} />;
}

/** What the person tells beside what they post; below each other where there is no room. */
const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '360px minmax(0, 1fr)' },
} as const;

/** The portrait stands on the edge of the cover. */
const portraitSx = {
  flex: 'none',
  mt: '-44px',
  p: '4px',
  borderRadius: '50%',
  bgcolor: 'background.paper',
} as const;

type ProfileProps = { readonly uid: string; readonly isOwn: boolean };

function Profile({ uid, isOwn }: ProfileProps) {
  const user = useUser();
  const { name, picture, about } = useAuthors([uid])(uid);
  const { record, status, error, retry } = useOpenedRecord(profileRef(uid));
  const [isEditing, setIsEditing] = useState(false);
  const isKnown = status === 'ready' || status === 'missing';
  const edit = isOwn && isKnown && (
    <Button variant="contained" startIcon={<Icon of={Pencil} size={18} />} onClick={() => setIsEditing(true)}>
      Edit profile
    </Button>
  );
  return (
    <PageFrame
      title="Social"
      maxWidth={1200}
      tabs={<SocialTabs value={isOwn ? 'profile' : undefined} />}
      actions={edit}
      thumb={edit || undefined}
    >
      {status === 'denied' ? (
        <EmptyState
          art={<EmptyTalk width={160} />}
          title="This profile is not shown to you"
          text="Only coworkers and connections see it. Ask to connect in My Network."
          actions={
            <Button variant="outlined" component={Link} to={paths.myNetwork}>
              My Network
            </Button>
          }
        />
      ) : status === 'error' ? (
        <ErrorState {...(error && { text: error.message })} onRetry={retry} />
      ) : !isKnown ? (
        <FormSkeleton />
      ) : (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Card sx={{ p: 0, overflow: 'hidden' }}>
            <CoverArt cover={record?.cover ?? 'hills'} />
            <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-end', p: 2 }}>
              <Box sx={portraitSx}>
                <PersonAvatar name={name} picture={picture} size={64} />
              </Box>
              <Box sx={{ minWidth: 0 }}>
                <Typography
                  variant="h2"
                  sx={{ fontSize: '1.75rem', lineHeight: 1.3, overflowWrap: 'anywhere' }}
                >
                  {name}
                </Typography>
                <Typography sx={{ color: 'text.secondary' }}>
                  {isOwn ? [user.jobRole, user.company].filter((part) => part !== '').join(', ') : about}
                </Typography>
              </Box>
            </Box>
          </Card>
          <Box sx={columns}>
            <Box sx={{ display: 'grid', gap: 2 }}>
              <Told profile={record} isOwn={isOwn} />
              {isOwn && (
                <Card>
                  <ConnectionsCard />
                </Card>
              )}
            </Box>
            <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
              {isOwn && <PostComposer />}
              <Posts uid={uid} isOwn={isOwn} name={name} />
            </Box>
          </Box>
        </Box>
      )}
      {isEditing && <ProfileDialog profile={record} onClose={() => setIsEditing(false)} />}
    </PageFrame>
  );
}

/** About, area and trade. */
function Told({ profile, isOwn }: { readonly profile: SocialProfile | null; readonly isOwn: boolean }) {
  const { country } = useFormat();
  const { about = '', area = '', trades = [], showsJobs = false, completedJobs = 0 } = profile ?? {};
  const isBlank = !showsJobs && about === '' && area === '' && trades.length === 0;
  return (
    <Card component="section" aria-label="About" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h3">About</Typography>
      {isBlank && (
        <Typography sx={{ color: 'text.secondary' }}>
          {isOwn ? 'Tell coworkers and connections what you do best. Press “Edit profile”.' : 'Nothing yet.'}
        </Typography>
      )}
      {about !== '' && (
        <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {about}
        </Typography>
      )}
      {area !== '' && (
        <Typography sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <Icon of={MapPin} size={18} label="Works in" /> {area}
        </Typography>
      )}
      {showsJobs && (
        <Typography sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <Icon of={Hammer} size={18} /> {plural(completedJobs, 'completed job', country)}
        </Typography>
      )}
      {trades.length > 0 && (
        <Box
          component="ul"
          aria-label="Trade"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}
        >
          {trades.map((trade) => (
            <li key={trade}>
              <Chip label={trade} variant="outlined" />
            </li>
          ))}
        </Box>
      )}
    </Card>
  );
}

function Posts({ uid, isOwn, name }: ProfileProps & { readonly name: string }) {
  const feed = useFeed(uid);
  return (
    <PostList
      feed={feed}
      empty={
        <EmptyState
          art={<EmptyTalk width={160} />}
          title="No posts yet"
          text={
            isOwn ? 'What you post shows up here and in the feed.' : `${name} has not posted for you yet.`
          }
        />
      }
    />
  );
}
