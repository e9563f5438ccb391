import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export type ClashChoiceProps = {
  /** What the field is called. */
  readonly label: string;
  /** Who changed it, by name. */
  readonly who: string;
  /** Both values in people's words; '' is nothing. */
  readonly theirs: string;
  readonly mine: string;
  readonly onTheirs: () => void;
  readonly onMine: () => void;
};

/** Two people changed the same field: asks whose change stays. */
export function ClashChoice({ label, who, theirs, mine, onTheirs, onMine }: ClashChoiceProps) {
  return (
    <Box sx={{ '& + &': { marginTop: 1.5 } }}>
      <b>{label}</b>: {who} changed this to “{theirs || 'nothing'}” while you changed it to “
      {mine || 'nothing'}”.
      <Box sx={{ display: 'flex', gap: 1, marginTop: 0.5 }}>
        <Button size="small" variant="outlined" onClick={onTheirs}>
          Take theirs
        </Button>
        <Button size="small" variant="outlined" onClick={onMine}>
          Keep mine
        </Button>
      </Box>
    </Box>
  );
}
