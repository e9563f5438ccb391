import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCommit } from '@/data/runtime/use-commit';
import { settleReports } from '@/data/social/posts';
import type { PostReport } from '@/domain/social/post';
import type { Author } from './use-authors';

export type ReportNoteProps = {
  readonly reports: readonly PostReport[];
  readonly authorOf: (uid: string) => Author;
  readonly onDelete: () => void;
};

/** Who reported a post and why, with the administrator's answers. */
export function ReportNote({ reports, authorOf, onDelete }: ReportNoteProps) {
  const commit = useCommit();
  return (
    <Box role="note" sx={{ p: 1.5, borderRadius: '8px', bgcolor: 'background.default' }}>
      {reports.map(({ uuid, createdBy, reason }) => (
        <Typography key={uuid} sx={{ overflowWrap: 'anywhere' }}>
          <b>Reported by {authorOf(createdBy).name}:</b> “{reason}”
        </Typography>
      ))}
      <Button size="small" onClick={() => commit(settleReports(reports))}>
        Let it stay
      </Button>
      <Button size="small" color="error" onClick={onDelete}>
        Delete the post
      </Button>
    </Box>
  );
}
