import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useUser } from '@/data/session/use-session';
import { paths } from '@/domain/paths';
import { FREE_TIER } from '@/domain/tiers';
import { TitledSection } from '@/shared/ui/titled-section';

export type ProFrameProps = {
  readonly title: string;
  /** What it is good for, in a sentence. */
  readonly about: string;
  /** The same with example data, for people on Free. */
  readonly preview: ReactNode;
  /** The real thing; drawn, and so read, only with a plan. */
  readonly children: ReactNode;
};

/** A part of the product that a plan opens. On Free it shows example data, says so, and where the way up is. */
export function ProFrame({ title, about, preview, children }: ProFrameProps) {
  const { tier } = useUser();
  const isOpen = tier !== FREE_TIER;
  return (
    <TitledSection title={title}>
      {isOpen ? (
        children
      ) : (
        <>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1,
              paddingBlock: 1,
              color: 'text.secondary',
            }}
          >
            <Typography sx={{ flex: '1 1 240px' }}>{about} This is example data.</Typography>
            <Button variant="outlined" size="small" component={Link} to={paths.preOrderUpgrade}>
              Activate Pro
            </Button>
          </Box>
          {/* Figures of nobody: read aloud they would only mislead. */}
          <Box aria-hidden sx={{ opacity: 0.6 }}>
            {preview}
          </Box>
        </>
      )}
    </TitledSection>
  );
}
