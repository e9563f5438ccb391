import Button from '@mui/material/Button';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Icon } from '../../ui/text/icon';

export type DateStepsProps = {
  /** What a step is, for "Previous week". */
  readonly unit: string;
  readonly onBack: () => void;
  readonly onToday: () => void;
  readonly onForward: () => void;
};

const arrowSx = { width: 36, minWidth: 36, p: 0 } as const;

/** Buttons for back, today and forward. */
export function DateSteps({ unit, onBack, onToday, onForward }: DateStepsProps) {
  return (
    <>
      <Button size="small" variant="outlined" aria-label={`Previous ${unit}`} onClick={onBack} sx={arrowSx}>
        <Icon of={ChevronLeft} mirror />
      </Button>
      <Button size="small" variant="outlined" onClick={onToday}>
        Today
      </Button>
      <Button size="small" variant="outlined" aria-label={`Next ${unit}`} onClick={onForward} sx={arrowSx}>
        <Icon of={ChevronRight} mirror />
      </Button>
    </>
  );
}
