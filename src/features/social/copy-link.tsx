import Button from '@mui/material/Button';
import Link2 from 'lucide-react/icons/link-2';
import { paths } from '@/domain/navigation/paths';
import { notify } from '@/shared/feedback/notify';
import { Icon } from '@/shared/ui/text/icon';

/** Copies the address of a post, which opens for those who may see it. */
export function CopyLink({ postId }: { readonly postId: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${window.location.origin}${paths.socialFeed}?post=${postId}`);
      notify.info('Link copied');
    } catch {
      notify.error('The browser does not let us copy. Open the post from the bell, and copy its address.');
    }
  };
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<Icon of={Link2} size={18} />}
      onClick={() => void copy()}
      sx={{ marginInlineStart: 'auto', color: 'text.secondary' }}
    >
      Copy link
    </Button>
  );
}
