import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import Trash2 from 'lucide-react/icons/trash-2';

import { fileKind, unshownPhoto } from '@/domain/files/file';
import type { FileRecord } from '@/domain/files/file';
import { useFormat } from '@/shared/format/format-context';
import { formatSize } from '@/shared/format/size';
import { DateText } from '@/shared/ui/text/date-text';
import { Icon } from '@/shared/ui/text/icon';

import { touchSx } from './touch';
import type { FileActions } from './use-file-actions';

export type FileListProps = {
  readonly files: readonly FileRecord[];
  /** Null where the uploader is said nearby. */
  readonly nameOf: ((uid: string) => string) | null;
  readonly mayDelete: (file: FileRecord) => boolean;
  readonly actions: FileActions;
  readonly onDelete: (file: FileRecord) => void;
};

/** Files other than photos, one per line: types that are safe in the browser can be opened, all can be saved. */
export function FileList({ files, nameOf, mayDelete, actions, onDelete }: FileListProps) {
  const { country } = useFormat();
  return (
    <Box
      component="ul"
      aria-label="Files"
      sx={{ m: 0, p: 0, listStyle: 'none', borderTop: '1px solid', borderColor: 'divider' }}
    >
      {files.map((file) => (
        <Box
          component="li"
          key={file.uuid}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            py: 1,
            borderBottom: '1px solid',
            borderColor: 'divider',
          }}
        >
          <Icon of={FileText} size={20} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box dir="auto" sx={{ overflowWrap: 'anywhere' }}>
              {file.name}
            </Box>
            <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
              {formatSize(file.size, country)}
              {nameOf && (
                <>
                  , {nameOf(file.createdBy)}, <DateText at={file.createdAt} kind="day" />
                </>
              )}
            </Box>
            {unshownPhoto(file) && <Box sx={{ fontSize: '0.75rem' }}>{unshownPhoto(file)}</Box>}
          </Box>
          {fileKind(file.type) === 'pdf' && (
            <Button
              size="small"
              variant="outlined"
              aria-label={`Open ${file.name}`}
              disabled={actions.isBusy}
              sx={touchSx}
              onClick={() => actions.openPdf(file)}
            >
              Open
            </Button>
          )}
          <IconButton
            aria-label={`Save ${file.name}`}
            disabled={actions.isBusy}
            sx={touchSx}
            onClick={() => actions.save(file)}
          >
            <Icon of={Download} size={18} />
          </IconButton>
          {mayDelete(file) && (
            <IconButton aria-label={`Delete ${file.name}`} sx={touchSx} onClick={() => onDelete(file)}>
              <Icon of={Trash2} size={18} />
            </IconButton>
          )}
        </Box>
      ))}
    </Box>
  );
}
