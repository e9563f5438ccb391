import Box from '@mui/material/Box';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { PageFrame } from '@/shared/ui/page/page-frame';
import { PostComposer } from './post-composer';
import { PostList } from './post-list';
import { SocialTabs } from './social-tabs';
import { useFeed } from './use-feed';

/** /app/social/feed: what coworkers and connections tell. */
export function FeedPage() {
  const feed = useFeed();
  return (
    <PageFrame title="Social" maxWidth={720} tabs={<SocialTabs value="feed" />}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <PostComposer />
        <PostList
          feed={feed}
          empty={
            <EmptyState
              title="Nothing posted yet"
              text="Write the first post above: a finished roof, a tip, or a question to the others."
            />
          }
        />
      </Box>
    </PageFrame>
  );
}
