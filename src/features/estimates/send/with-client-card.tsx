import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { editWords } from '@/data/estimates/estimates';
import { decisionsOf } from '@/data/estimates/sending';
import { useLive } from '@/data/live/use-live';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { maxLengthOf } from '@/domain/core/bounds';
import { isSigned } from '@/domain/estimates/estimate-status';
import { estimateLabel, estimateShape } from '@/domain/estimates/estimate';
import type { Estimate } from '@/domain/estimates/estimate';
import { EditableText } from '@/shared/forms/fields/editable-text';
import { formatDateTime } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { TitledSection } from '@/shared/ui/page/titled-section';
import { CompetingOfferOf } from '../competing-offer';
import { AnswerLine } from './answer-line';
import { isSent } from './draft-version';

const Version = lazyDialog(async () => (await import('./version-dialog')).VersionDialog);

export type WithClientCardProps = { readonly estimate: Estimate; readonly mayEdit: boolean };

/** The versions that the client got, when they looked, and what they answered; nothing before the first sending. */
export function WithClientCard({ estimate, mayEdit }: WithClientCardProps) {
  const viewer = useViewer();
  const commit = useCommit();
  const formats = useFormat();
  const now = useNow();
  const { version, sentAt, views, viewedAt, uuid, versionNote } = estimate;
  const { rows } = useLive(decisionsOf(viewer, uuid));
  const [shown, setShown] = useState<number | null>(null);
  if (version === 0 && rows.length === 0) return null;
  return (
    <TitledSection title="With the client">
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, pt: 1.5 }}>
        {version > 0 && sentAt !== null && (
          <Typography>
            Version {version}, sent {formatDateTime(sentAt, formats, now)}.{' '}
            {viewedAt === null
              ? 'Not opened yet.'
              : `Opened ${views === 1 ? 'once' : `${views} times`}, last ${formatDateTime(viewedAt, formats, now)}.`}
          </Typography>
        )}
        {isSigned(estimate) && estimate.kind === 'Estimate' && <CompetingOfferOf signed={estimate} />}
        {rows.map((decision) => (
          <AnswerLine key={decision.uuid} decision={decision} now={now} />
        ))}
        {version > 0 && !isSent(estimate) && (
          <EditableText
            label={estimateLabel('versionNote')}
            placeholder="What changed, in the client’s words."
            text={versionNote}
            maxLength={maxLengthOf(estimateShape, 'versionNote')}
            mayEdit={mayEdit}
            draftKey={`estimate-version-note:${uuid}`}
            saveLabel="Save note"
            onSave={(text) => commit(editWords(viewer, estimate, { versionNote: text }))}
          />
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {Array.from({ length: version }, (_, at) => version - at).map((one) => (
            <Button key={one} size="small" variant="outlined" onClick={() => setShown(one)}>
              Version {one}
            </Button>
          ))}
        </Box>
      </Box>
      {shown !== null && <Version estimateId={uuid} version={shown} onClose={() => setShown(null)} />}
    </TitledSection>
  );
}
