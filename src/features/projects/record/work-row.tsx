import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Icon } from '@/shared/ui/text/icon';

export type WorkRowProps = {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly status: ReactNode;
  /** Whether it is a job of the tracker above. */
  readonly isUnder: boolean;
  /** Takes it out of the project; null where the viewer may not. */
  readonly onRemove: (() => void) | null;
};

/** A tracker or a job of a project. */
export function WorkRow({ title, text, to, status, isUnder, onRemove }: WorkRowProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 44,
        borderBottom: '1px solid',
        borderColor: 'divider',
        py: 0.5,
        paddingInlineStart: isUnder ? 3 : 0,
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link component={RouterLink} to={to} dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Link>
        <Box className="tn" sx={{ color: 'text.secondary', fontSize: '0.75rem', lineHeight: '1rem' }}>
          {text}
        </Box>
      </Box>
      {status}
      {onRemove && (
        <IconButton aria-label={`Take ${title} out of the project`} onClick={onRemove}>
          <Icon of={X} size={18} />
        </IconButton>
      )}
    </Box>
  );
}
