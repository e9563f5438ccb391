import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

import { plural } from '@/shared/format/words';
import { saveFile } from '@/shared/media/save-file';

import type { ExportFile } from './export-files';

/** Files to be kept one by one: browsers ask before several are saved at once. */
export function FileList({ files }: { readonly files: readonly ExportFile[] }) {
  return (
    <Box component="ul" sx={{ margin: 0, paddingInlineStart: 3, display: 'grid', gap: 1 }}>
      {files.map(({ name, records, blob }) => (
        <li key={name}>
          <Link component="button" type="button" onClick={() => saveFile(name, blob)}>
            {name}
          </Link>{' '}
          <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {records === null ? 'everything' : plural(records, 'record')} · {sizeOf(blob.size)}
          </Box>
        </li>
      ))}
    </Box>
  );
}

/** "12 kB", "3.4 MB". */
function sizeOf(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
