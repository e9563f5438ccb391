import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export type ClashChoiceProps = {
  readonly label: string;
  readonly who: string;
  /** Both values formatted for people; '' means empty. */
  readonly theirs: string;
  readonly mine: string;
  readonly onTheirs: () => void;
  readonly onMine: () => void;
};

/** Asks which change stays when two people changed the same field. */
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
