import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router-dom';
import type { LineIcon } from '@/shared/theme/line-icon';
import { Icon } from '@/shared/ui/text/icon';

type ActProps = {
  readonly label: string;
  readonly icon: LineIcon;
  readonly onRun: () => void;
  readonly isOn?: boolean;
};

/** An icon button of the reader's toolbar. */
export function Act({ label, icon, onRun, isOn = false }: ActProps) {
  return (
    <IconButton
      aria-label={label}
      title={label}
      onClick={onRun}
      sx={isOn ? { color: 'primary.main', '& svg': { fill: 'currentColor' } } : {}}
    >
      <Icon of={icon} />
    </IconButton>
  );
}

/** A button below the conversation. */
export function Answer({ label, icon, onRun }: ActProps) {
  return (
    <Button variant="outlined" startIcon={<Icon of={icon} size={16} />} onClick={onRun}>
      {label}
    </Button>
  );
}

/** Goes to a neighbour in the list; '' for none. */
export function Step({
  label,
  icon,
  to,
}: {
  readonly label: string;
  readonly icon: LineIcon;
  readonly to: string;
}) {
  return (
    <IconButton aria-label={label} disabled={to === ''} {...(to !== '' && { component: Link, to })}>
      <Icon of={icon} />
    </IconButton>
  );
}
