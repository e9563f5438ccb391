import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

import { formatSize } from '@/shared/format/size';
import { useFormat } from '@/shared/format/format-context';
import { plural } from '@/shared/format/counts';
import { saveFile } from '@/shared/media/save-file';

import type { ExportFile } from './export-files';

/** Files to save one by one: browsers ask before several are saved at once. */
export function FileList({ files }: { readonly files: readonly ExportFile[] }) {
  const { country } = useFormat();
  return (
    <Box component="ul" sx={{ margin: 0, paddingInlineStart: 3, display: 'grid', gap: 1 }}>
      {files.map(({ name, records, blob }) => (
        <li key={name}>
          <Link component="button" type="button" onClick={() => saveFile(name, blob)}>
            {name}
          </Link>{' '}
          <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {records === null ? 'everything' : plural(records, 'record', country)} ·{' '}
            {formatSize(blob.size, country)}
          </Box>
        </li>
      ))}
    </Box>
  );
}
