import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CLIENT_VISIBLE } from '@/domain/trackers/tracker';
import type { ClientVisibleKey, Tracker } from '@/domain/trackers/tracker';
import { SwitchRow } from '@/shared/ui/page/switch-row';

const SAID: Readonly<Record<ClientVisibleKey, { readonly label: string; readonly text: string }>> = {
  stages: { label: 'Stages', text: 'All eight, which one it is in, and a hold with its reason.' },
  dates: { label: 'Dates', text: 'When stages were reached, and the expected start and end.' },
  schedule: { label: 'Visits', text: 'Coming visits with their times and your line for the client.' },
  crew: { label: 'Crew', text: 'First names of who comes.' },
  summary: { label: 'Summary', text: 'What you write above.' },
  messages: { label: 'Messages', text: 'What you wrote to each other, and a field to write.' },
  contact: { label: 'Contact', text: 'Phone, e-mail, website and hours of the business.' },
};

export type ClientSwitchesProps = {
  readonly visible: Tracker['clientVisible'];
  readonly mayEdit: boolean;
  readonly onShare: (part: ClientVisibleKey, isShared: boolean) => void;
};

/** The parts of the work that the client sees. A part switched off leaves the public page within seconds. */
export function ClientSwitches({ visible, mayEdit, onShare }: ClientSwitchesProps) {
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography variant="h2" component="legend" sx={{ p: 0, mb: 1 }}>
        The client sees
      </Typography>
      <Box
        sx={{
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: '10px',
          '& > * + *': { borderTop: '1px solid', borderColor: 'divider' },
        }}
      >
        {CLIENT_VISIBLE.map((part) => (
          <Box key={part} sx={{ px: 2, py: 1 }}>
            <SwitchRow
              {...SAID[part]}
              checked={visible[part]}
              disabled={!mayEdit}
              onChange={(isShared) => onShare(part, isShared)}
            />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
