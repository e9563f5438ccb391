import { filesBeside } from '@/data/files/files';
import { useLive } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { SentFiles } from '@/features/files/public';
import { ErrorLine } from '@/shared/ui/states/error-line';
import { LineSkeleton } from '@/shared/ui/states/line-skeleton';

/** The files that came with a mail. */
export function MailFiles({ messageId }: { readonly messageId: string }) {
  const viewer = useViewer();
  const { owner } = viewer;
  const { rows, status, error, retry } = useLive(
    filesBeside(viewer, { holder: 'mail', recordId: messageId, owner }),
  );
  if (status === 'loading') return <LineSkeleton rows={1} height={44} />;
  if (status !== 'ready') {
    return <ErrorLine text={`The files did not load. ${error?.message ?? ''}`} onRetry={retry} />;
  }
  return <SentFiles files={rows.filter(({ state }) => state === 'ready').toReversed()} />;
}
