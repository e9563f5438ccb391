import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { linkAddress, linkCondition, lastDayOf, lastDayProblem, LINK_TEXTS } from '@/domain/trackers/links';
import { paths } from '@/domain/navigation/paths';
import type { TrackingLink } from '@/domain/trackers/tracker';
import { formatDay } from '@/shared/format/dates';
import { LazyConfirmDialog } from '@/shared/ui/dialogs/lazy-confirm-dialog';
import { CopyField } from '@/shared/ui/text/copy-field';
import { EditableFact } from '@/shared/ui/record/editable-fact';
import { Facts } from '@/shared/ui/record/facts';
import { StatusChip } from '@/shared/ui/text/status-chip';
import { useFormat } from '@/shared/format/format-context';

export type LinkPanelProps = {
  readonly link: TrackingLink | null;
  readonly now: number;
  readonly zone: string;
  readonly mayEdit: boolean;
  readonly onPause: (link: TrackingLink) => void;
  readonly onResume: (link: TrackingLink) => void;
  readonly onRevoke: (link: TrackingLink) => void;
  readonly onLastDay: (link: TrackingLink, day: string) => void;
  readonly onNew: (before: TrackingLink | null) => void;
};

/** The tracking link: its address, state, last day and actions. */
export function LinkPanel(props: LinkPanelProps) {
  const { link, now, zone, mayEdit, onPause, onResume, onRevoke, onLastDay, onNew } = props;
  const formats = useFormat();
  const [asking, setAsking] = useState<'revoke' | 'replace' | null>(null);
  if (!link) {
    return (
      <Box component="section">
        <Typography variant="h2">Tracking link</Typography>
        <Typography sx={{ mt: 0.5, mb: 1.5, color: 'text.secondary' }}>
          With a link the client follows the work on a page of their own, without an account.
        </Typography>
        {mayEdit && (
          <Button variant="contained" onClick={() => onNew(null)}>
            Make a link
          </Button>
        )}
      </Box>
    );
  }
  const condition = linkCondition(link, now);
  const address = linkAddress(window.location.origin, link.uuid);
  const isOver = condition === 'revoked';
  return (
    <Box component="section">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 0.5 }}>
        <Typography variant="h2">Tracking link</Typography>
        <StatusChip status={condition} label={LINK_TEXTS[condition].label} />
      </Box>
      <Typography sx={{ mb: 1.5, color: 'text.secondary' }}>{LINK_TEXTS[condition].text}</Typography>
      {!isOver && (
        <>
          <CopyField label="Link for the client" value={address} href={paths.tracking(link.uuid)} />
          <Box sx={{ mt: 1.5 }}>
            <Facts>
              <EditableFact
                label="Works until"
                type="date"
                value={lastDayOf(link, zone)}
                display={formatDay(lastDayOf(link, zone), formats, now)}
                validate={(day) => lastDayProblem(day, now, zone)}
                disabled={!mayEdit}
                onSave={(day) => onLastDay(link, day)}
              />
            </Facts>
          </Box>
        </>
      )}
      {mayEdit && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          {link.state === 'active' && (
            <Button size="small" variant="outlined" onClick={() => onPause(link)}>
              Pause
            </Button>
          )}
          {link.state === 'paused' && (
            <Button size="small" variant="contained" onClick={() => onResume(link)}>
              Resume
            </Button>
          )}
          <Button
            size="small"
            variant={isOver ? 'contained' : 'outlined'}
            onClick={() => (isOver ? onNew(link) : setAsking('replace'))}
          >
            Make a new link
          </Button>
          {!isOver && (
            <Button size="small" variant="text" color="error" onClick={() => setAsking('revoke')}>
              Revoke
            </Button>
          )}
        </Box>
      )}
      <LazyConfirmDialog
        open={asking === 'revoke'}
        title="Revoke this link?"
        text="People who open it see that it has ended. It cannot come back; a new link has a new address."
        confirmLabel="Revoke"
        tone="danger"
        onConfirm={() => {
          onRevoke(link);
          setAsking(null);
        }}
        onClose={() => setAsking(null)}
      />
      <LazyConfirmDialog
        open={asking === 'replace'}
        title="Make a new link?"
        text="The present one ends for good. Send the new address to the client."
        confirmLabel="Make a new link"
        onConfirm={() => {
          onNew(link);
          setAsking(null);
        }}
        onClose={() => setAsking(null)}
      />
    </Box>
  );
}
