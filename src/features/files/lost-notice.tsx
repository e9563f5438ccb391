import Alert from '@mui/material/Alert';

import { plural } from '@/shared/format/counts';
import { useFormat } from '@/shared/format/format-context';
import { joinList } from '@/shared/format/words';

import type { LostFiles } from './use-lost-files';

/** Names files that were chosen and not sent before the page was left. */
export function LostNotice({ names, dismiss }: LostFiles) {
  const { country } = useFormat();
  if (names.length === 0) return null;
  return (
    <Alert severity="warning" onClose={dismiss} sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {plural(names.length, ['photo or file was', 'photos or files were'], country)} not sent before this page
      was left: {joinList(names)}. Choose {names.length === 1 ? 'it' : 'them'} again.
    </Alert>
  );
}
