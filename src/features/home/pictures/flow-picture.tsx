import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import MapPin from 'lucide-react/icons/map-pin';
import { Icon } from '@/shared/ui/text/icon';
import { Panel, PanelRow } from './panel';

const STEPS = [
  ['Lead', 'Mon, Oct 26'],
  ['Appointment', 'Wed, Oct 28'],
  ['Tracker 214', 'Mon, Nov 2'],
  ['Job 214-1', 'Tue, Dec 1'],
] as const;

/** A lead that becomes an appointment, a tracker and a job. Decorative. */
export function FlowPicture() {
  return (
    <Box sx={{ paddingInlineStart: 3.5 }}>
      <Panel sx={laneStyles}>
        {STEPS.map(([name, day]) => (
          <PanelRow key={name} sx={dotStyles}>
            <span>{name}</span>
            <Typography variant="caption" sx={{ color: 'text.secondary', fontWeight: 400 }}>
              {day}
            </Typography>
          </PanelRow>
        ))}
      </Panel>
      <Typography
        variant="subtitle2"
        component="p"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 2, color: 'primary.strong' }}
      >
        <Icon of={MapPin} size={16} />
        418 Alder Street, typed once
      </Typography>
    </Box>
  );
}

const laneStyles = {
  position: 'relative',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '-28px',
    top: 22,
    bottom: 22,
    width: 6,
    borderRadius: '3px',
    bgcolor: 'primary.main',
  },
} as const;

const dotStyles = {
  position: 'relative',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '-34px',
    width: 16,
    height: 16,
    borderRadius: '50%',
    border: '4px solid',
    borderColor: 'primary.main',
    bgcolor: 'background.paper',
  },
} as const;
