import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Eye from 'lucide-react/icons/eye';
import { Icon } from '@/shared/ui/text/icon';

export type ViewAsBarProps = {
  /** The employee's name; null when they are no longer an employee. */
  readonly name: string | null;
  readonly onStop: () => void;
};

/** A bar that says that the app is seen as another user, and ends it. */
export function ViewAsBar({ name, onStop }: ViewAsBarProps) {
  return (
    <Box
      component="section"
      aria-label="Viewing as another person"
      sx={{
        position: 'sticky',
        top: 0,
        // Above the top bar, which leaves room for it, and below any bar above the app.
        marginBottom: 'calc(-1 * var(--jl-above))',
        zIndex: (theme) => theme.zIndex.appBar + 1,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1,
        height: 'var(--jl-above)',
        paddingInline: 2,
        bgcolor: 'attention.main',
        color: 'background.paper',
      }}
    >
      <Icon of={Eye} size={16} />
      <Box
        component="span"
        role="status"
        sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {name === null ? 'They are not an employee any more' : `You see Joblane as ${name}`}
      </Box>
      <Button size="small" variant="outlined" color="inherit" onClick={onStop}>
        Stop
      </Button>
    </Box>
  );
}
