import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { rememberHandOff } from '@/data/payments/hand-offs';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { csvFileName, csvText } from '@/domain/format/csv-export';
import { handOffFiles } from '@/domain/payments/handoff/hand-off-files';
import type { HandOffFile } from '@/domain/payments/handoff/hand-off-files';
import { plural } from '@/shared/format/counts';
import { useFormat } from '@/shared/format/format-context';
import { saveCsv } from '@/shared/media/save-csv';
import { Card } from '@/shared/ui/page/card';
import { TitledSection } from '@/shared/ui/page/titled-section';
import { Icon } from '@/shared/ui/text/icon';
import { HandOffSums } from './hand-off-sums';
import { handedBefore, heldIn } from './held-in';
import type { HandOffFound } from './use-hand-off';

export type HandOffPreviewProps = { readonly found: HandOffFound };

/** What a hand-off holds and adds up to, what of it was handed off before, and the way to its files. */
export function HandOffPreview({ found }: HandOffPreviewProps) {
  const viewer = useViewer();
  const commit = useCommit();
  const formats = useFormat();
  const { country } = formats;
  const [repeats, setRepeats] = useState(false);
  const [saved, setSaved] = useState<readonly HandOffFile[] | null>(null);
  const { asked, records, unread } = found;
  const held = heldIn(found, repeats);
  const before = handedBefore(found, formats);
  const files = handOffFiles(asked.shape, { ...held, customers: records.customers }, country);
  const save = ({ name, cells }: HandOffFile) =>
    saveCsv(csvFileName(`${name} ${asked.from}`, asked.until), csvText(cells));
  const handOff = () => {
    const papers = [...held.invoices, ...held.credits].map(({ uuid }) => uuid);
    commit(rememberHandOff(viewer, { ...asked, papers, payments: held.payments.map(({ uuid }) => uuid) }));
    files.forEach(save);
    setSaved(files);
  };
  if (saved !== null) {
    return (
      <Card>
        <TitledSection title="Handed off">
          <Alert severity="success" role="status" sx={{ mb: 2 }}>
            {plural(saved.length, 'file', country)} saved. If your browser held one back, save it here.
          </Alert>
          {saved.map((file) => (
            <Button
              key={file.name}
              startIcon={<Icon of={Download} size={18} />}
              onClick={() => save(file)}
              sx={{ mr: 1 }}
            >
              {file.name}
            </Button>
          ))}
        </TitledSection>
      </Card>
    );
  }
  return (
    <Card>
      <TitledSection title="What is handed off">
        <HandOffSums held={held} shape={asked.shape} />
        {unread > 0 && (
          <Alert severity="error" sx={{ my: 2 }}>
            {plural(unread, 'record', country)} of this period cannot be read, so the files would lack them.
          </Alert>
        )}
        {before !== null && (
          <>
            <Alert severity="warning" role="status" sx={{ my: 2 }}>
              {before.text}
            </Alert>
            <RadioGroup
              aria-label="What to hand off"
              value={repeats ? 'all' : 'new'}
              onChange={({ target: { value } }) => setRepeats(value === 'all')}
            >
              <FormControlLabel
                value="new"
                control={<Radio />}
                label={`Only new ones (${before.all - before.count})`}
              />
              <FormControlLabel value="all" control={<Radio />} label={`Repeat all (${before.all})`} />
            </RadioGroup>
          </>
        )}
        {files.length === 0 ? (
          <Alert severity="info" role="status" sx={{ my: 2 }}>
            Nothing new in this period.
          </Alert>
        ) : (
          <Button
            variant="contained"
            disabled={unread > 0}
            startIcon={<Icon of={Download} size={18} />}
            onClick={handOff}
            sx={{ mt: 2 }}
          >
            Hand off {plural(files.length, 'file', country)}
          </Button>
        )}
      </TitledSection>
    </Card>
  );
}
