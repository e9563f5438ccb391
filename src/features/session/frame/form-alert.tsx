import Box from '@mui/material/Box';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';

import { Icon } from '@/shared/ui/text/icon';

const ICONS = { error: TriangleAlert, success: CircleCheck, info: Info };

const COLOURS = { error: 'error', success: 'success', info: 'primary' };

export type FormAlertProps = {
  readonly text: ReactNode | null;
  readonly tone?: keyof typeof ICONS;
};

/** One sentence above a form: an error (announced at once), or the state. */
export function FormAlert({ text, tone = 'error' }: FormAlertProps) {
  if (text === null) return null;
  return (
    <Box
      role={tone === 'error' ? 'alert' : 'status'}
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1,
        marginBottom: 2,
        padding: '12px 16px',
        border: 1,
        borderRadius: '10px',
        bgcolor: `${COLOURS[tone]}.tint`,
        color: `${COLOURS[tone]}.main`,
        borderColor: `${COLOURS[tone]}.main`,
        fontWeight: 550,
      }}
    >
      <Icon of={ICONS[tone]} size={20} />
      {text}
    </Box>
  );
}
