import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useUser } from '@/data/session/use-session';
import { paths } from '@/domain/navigation/paths';
import { hasProParts } from '@/domain/plans/pro-parts';
import { Icon } from '@/shared/ui/text/icon';
import { TitledSection } from '@/shared/ui/page/titled-section';
import { useClosedPreview } from './use-closed-preview';

export type ProFrameProps = {
  readonly title: string;
  readonly about: string;
  /** Its outline, for users on Free: without names or figures, which could look like their own. */
  readonly preview: ReactNode;
  /** The feature; rendered, and so its data read, only with a plan. */
  readonly children: ReactNode;
  /** True where it is all of a page: closed, it would leave the page empty. */
  readonly stays?: boolean;
};

/** A feature of a paid plan. Free shows an outline and a link to upgrade, until the user closes it. */
export function ProFrame({ title, about, preview, children, stays = false }: ProFrameProps) {
  const { tier } = useUser();
  const { isClosed, close } = useClosedPreview(title);
  if (hasProParts(tier)) return <TitledSection title={title}>{children}</TitledSection>;
  if (isClosed && !stays) return null;
  return (
    <TitledSection
      title={title}
      action={
        !stays && (
          <IconButton size="small" aria-label={`Close the preview of ${title}`} title="Close" onClick={close}>
            <Icon of={X} />
          </IconButton>
        )
      }
    >
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
        <Typography sx={{ flex: '1 1 240px' }}>{about} Part of Pro.</Typography>
        <Button variant="outlined" size="small" component={Link} to={paths.preOrderUpgrade}>
          Activate Pro
        </Button>
      </Box>
      <Box aria-hidden>{preview}</Box>
    </TitledSection>
  );
}
