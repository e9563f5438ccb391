import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useViewer } from '@/data/session/use-session';
import { paths } from '@/domain/navigation/paths';
import { HAND_OFF_SHAPES, mayHandOff } from '@/domain/payments/handoff/handed-off';
import type { HandOffShape } from '@/domain/payments/handoff/handed-off';
import { dayOf } from '@/domain/time/time';
import { plural } from '@/shared/format/counts';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { DayInput } from '@/shared/forms/fields/day-input';
import { Card } from '@/shared/ui/page/card';
import { PageFrame } from '@/shared/ui/page/page-frame';
import { DeniedState } from '@/shared/ui/states/denied-state';
import { EarlierHandOffs } from './earlier-hand-offs';
import { HandOffPreview } from './hand-off-preview';
import { lastMonthBefore } from './last-month';
import { useHandOff } from './use-hand-off';

/** What each shape is, for the field that chooses one. */
const ABOUT: Readonly<Record<HandOffShape, string>> = {
  QuickBooks: 'Customers, invoices and credit notes as QuickBooks Online imports them.',
  Xero: 'Customers, invoices and credit notes in Xero’s template.',
  'Bank statement': 'Payments and refunds, to be matched with invoices in either program.',
  Journal: 'Every invoice, credit note, payment and refund as debits and credits.',
};

/** /app/management/invoices/hand-off: hands a period’s invoices and payments to accounting as files. */
export function HandOffPage() {
  const viewer = useViewer();
  const formats = useFormat();
  const today = dayOf(useNow(), formats.zone);
  const [period, setPeriod] = useState(() => lastMonthBefore(today));
  const [shape, setShape] = useState<HandOffShape>('QuickBooks');
  const { found, done, problem, read, drop } = useHandOff();
  if (!mayHandOff(viewer)) {
    return (
      <DeniedState
        heading="h1"
        text="A hand-off takes every invoice of the business. Ask an administrator for the right to edit invoices, with prices and all records."
      />
    );
  }
  const { from, until } = period;
  const isPeriod = from !== '' && until !== '' && from <= until;
  const change = (days: Partial<typeof period>) => {
    drop();
    setPeriod({ ...period, ...days });
  };
  return (
    <PageFrame title="Hand off to accounting" back={{ to: paths.invoices, label: 'Invoices' }} maxWidth={960}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Card>
          <Box sx={fields}>
            <DayInput label="First day" value={from} onChange={(day) => change({ from: day })} />
            <DayInput label="Last day" value={until} onChange={(day) => change({ until: day })} />
            <TextField
              select
              label="Files for"
              value={shape}
              onChange={({ target: { value } }) => {
                drop();
                setShape(HAND_OFF_SHAPES.find((one) => one === value) ?? 'QuickBooks');
              }}
            >
              {HAND_OFF_SHAPES.map((one) => (
                <MenuItem key={one} value={one}>
                  {one}
                </MenuItem>
              ))}
            </TextField>
          </Box>
          <Typography sx={{ color: 'text.secondary', my: 2 }}>{ABOUT[shape]}</Typography>
          {!isPeriod && (
            <Alert severity="info" role="status">
              Choose a first and a last day, in this order.
            </Alert>
          )}
          {done === null ? (
            <Button
              variant={found === null ? 'contained' : 'outlined'}
              disabled={!isPeriod}
              onClick={() => read({ ...period, shape })}
            >
              Preview
            </Button>
          ) : (
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }} role="status">
              {plural(done, 'record', formats.country)} read…
              <Button onClick={drop}>Cancel</Button>
            </Box>
          )}
          {problem !== null && (
            <Alert severity="error" sx={{ mt: 2 }}>
              Nothing was handed off. {problem}
            </Alert>
          )}
        </Card>
        {found !== null && <HandOffPreview key={found.asked.shape} found={found} />}
        <EarlierHandOffs />
      </Box>
    </PageFrame>
  );
}

const fields = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
} as const;
