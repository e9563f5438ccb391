import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import { WaitingForYou } from '@/features/network/public';
import { EmptyTalk } from '@/shared/ui/states/empty-art';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { useIsPhone } from '@/shared/ui/hooks/use-is-phone';
import { PageFrame } from '@/shared/ui/page/page-frame';
import { ConnectionsCard } from './connections-card';
import { PostComposer } from './post-composer';
import { PostList } from './post-list';
import { SocialTabs } from './social-tabs';
import { useFeed } from './use-feed';

/** The cards are on the ground of the app, from the tabs to the edges of the page. */
const groundSx = {
  flex: 1,
  mx: 'calc(-1 * var(--jl-gutter))',
  mt: -2,
  mb: 'calc(-1 * var(--jl-gutter))',
  p: 'var(--jl-gutter)',
  bgcolor: 'background.default',
} as const;

const columnSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  width: '100%',
  maxWidth: 720,
  mx: 'auto',
} as const;

/** /app/social/feed: what coworkers and connections tell. */
export function FeedPage() {
  const feed = useFeed();
  const isPhone = useIsPhone();
  // From a notification; it may be too old for the feed.
  const shownId = useSearchParams()[0].get('post');
  return (
    <PageFrame
      title="Social"
      tabs={<SocialTabs value="feed" />}
      side={
        !isPhone && (
          <>
            <WaitingForYou />
            <ConnectionsCard />
          </>
        )
      }
      sideLabel="People"
    >
      <Box sx={groundSx}>
        <Box sx={columnSx}>
          {isPhone && <WaitingForYou isCard />}
          <PostComposer />
          <PostList
            feed={feed}
            reportedFirst
            shownId={shownId}
            empty={
              <EmptyState
                art={<EmptyTalk width={160} />}
                title="Nothing posted yet"
                text="Write the first post above: a finished roof, a tip, or a question to the others."
              />
            }
          />
        </Box>
      </Box>
    </PageFrame>
  );
}
