import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { Link } from 'react-router-dom';

import { BackLink, type BackLinkProps } from '../page/back-link';
import { Icon } from '../text/icon';

export type RecordPosition = { index: number; total: number; previousTo?: string; nextTo?: string };

export type RecordCrumbProps = { back: BackLinkProps; position?: RecordPosition | undefined };

const stepSx = { width: 28, height: 28, borderRadius: '6px' };

/** The way back to the list, the record's position in it, and its neighbours. */
export function RecordCrumb({ back, position }: RecordCrumbProps) {
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
          {position.previousTo !== undefined && (
            <IconButton component={Link} to={position.previousTo} aria-label="Previous" sx={stepSx}>
              <Icon of={ChevronUp} size={16} />
            </IconButton>
          )}
          {position.nextTo !== undefined && (
            <IconButton component={Link} to={position.nextTo} aria-label="Next" sx={stepSx}>
              <Icon of={ChevronDown} size={16} />
            </IconButton>
          )}
        </>
      )}
    </Box>
  );
}
