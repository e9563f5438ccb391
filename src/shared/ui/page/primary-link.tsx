import Button from '@mui/material/Button';
import Plus from 'lucide-react/icons/plus';
import { Link } from 'react-router-dom';

import type { LineIcon } from '../../theme/line-icon';
import { Icon } from '../text/icon';
import { KeyHint } from '../text/kbd';

export type PrimaryLinkProps = {
  readonly label: string;
  readonly to: string;
  readonly icon?: LineIcon;
  /** The key that does the same: "C". */
  readonly hint?: string | undefined;
};

/** The primary action of a screen that leads to another one, with its key. */
export function PrimaryLink({ label, to, icon = Plus, hint }: PrimaryLinkProps) {
  return (
    <Button
      component={Link}
      to={to}
      variant="contained"
      startIcon={<Icon of={icon} />}
      aria-keyshortcuts={hint?.toLowerCase()}
      sx={{ gap: 1 }}
    >
      {label}
      {hint !== undefined && <KeyHint>{hint}</KeyHint>}
    </Button>
  );
}
