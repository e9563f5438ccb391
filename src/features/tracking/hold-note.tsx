import Box from '@mui/material/Box';
import CloudRain from 'lucide-react/icons/cloud-rain';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark';
import Package from 'lucide-react/icons/package';
import Shield from 'lucide-react/icons/shield';
import Stamp from 'lucide-react/icons/stamp';
import Users from 'lucide-react/icons/users';

import type { HoldReason } from '@/domain/core/statuses';
import type { Day } from '@/domain/time/time';
import { formatDay } from '@/shared/format/dates';
import type { LineIcon } from '@/shared/theme/line-icon';
import { Icon } from '@/shared/ui/text/icon';
import type { Place } from '@/domain/format/formats';

const ICONS: Readonly<Record<HoldReason, LineIcon>> = {
  Weather: CloudRain,
  Materials: Package,
  Permit: Stamp,
  Insurance: Shield,
  Client: MessageCircleQuestion,
  Crew: Users,
};

export type HoldNoteProps = { reason: HoldReason; resumesOn: Day; now: number; place: Place };

/** Explains why the job is on hold, with the new day once the office has chosen one. */
export function HoldNote({ reason, resumesOn, now, place }: HoldNoteProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1.5,
        mt: 2,
        p: 2,
        maxWidth: 416,
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '10px',
        color: 'text.secondary',
      }}
    >
      <Icon of={ICONS[reason]} />
      <Box component="p">
        <Box component="b" sx={{ display: 'block', color: 'text.primary', fontWeight: 600 }}>
          On hold: {reason.toLowerCase()}
        </Box>
        {resumesOn === '' ? 'The new day is not known yet.' : `New day: ${formatDay(resumesOn, place, now)}`}
      </Box>
    </Box>
  );
}
