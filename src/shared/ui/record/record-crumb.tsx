import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { Link, useNavigate } from 'react-router-dom';

import type { ListPosition } from '../list/list-position';
import { BackLink, type BackLinkProps } from '../page/back-link';
import { useShortcuts } from '../../keyboard/use-shortcuts';
import { Icon } from '../text/icon';

export type RecordCrumbProps = { back: BackLinkProps; position?: ListPosition['position'] | undefined };

const stepSx = { width: 28, height: 28, borderRadius: '6px' };

/** The way back to the list, the record's position in it, and its neighbours: buttons, or Alt with an arrow. */
export function RecordCrumb({ back, position }: RecordCrumbProps) {
  const navigate = useNavigate();
  const { previousTo, nextTo } = position ?? {};
  useShortcuts([
    ...(previousTo === undefined ? [] : [stepBy('arrowup', 'Previous record', () => navigate(previousTo))]),
    ...(nextTo === undefined ? [] : [stepBy('arrowdown', 'Next record', () => navigate(nextTo))]),
  ]);
  return (
    <Box
      component="nav"
      aria-label="Back"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        height: 28,
        mt: -1,
        mb: 0.5,
        fontSize: '0.75rem',
        lineHeight: '1rem',
        fontWeight: 500,
        color: 'text.secondary',
      }}
    >
      <BackLink {...back} />
      {position && (
        <>
          <span className="tn">
            {position.index} of {position.total}
          </span>
          {previousTo !== undefined && (
            <IconButton
              component={Link}
              to={previousTo}
              aria-label="Previous"
              aria-keyshortcuts="Alt+ArrowUp"
              sx={stepSx}
            >
              <Icon of={ChevronUp} size={16} />
            </IconButton>
          )}
          {nextTo !== undefined && (
            <IconButton
              component={Link}
              to={nextTo}
              aria-label="Next"
              aria-keyshortcuts="Alt+ArrowDown"
              sx={stepSx}
            >
              <Icon of={ChevronDown} size={16} />
            </IconButton>
          )}
        </>
      )}
    </Box>
  );
}

function stepBy(arrow: 'arrowup' | 'arrowdown', label: string, step: () => unknown) {
  return { keys: `alt+${arrow}`, label, run: () => void step() };
}
