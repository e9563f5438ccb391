import Button from '@mui/material/Button';

import { EmptyState } from '../states/empty-state';

export type NothingFitsProps = {
  /** What is listed, as one of it is called: "lead". */
  readonly noun: string;
  /** Takes search and filters away. */
  readonly onShowAll: () => void;
};

/** What a list says that search and filters have left empty, with the way out of them. */
export function NothingFits({ noun, onShowAll }: NothingFitsProps) {
  return (
    <EmptyState
      title={`No ${noun} fits`}
      text="Nothing on the open list matches this search and these filters."
      actions={
        <Button variant="outlined" onClick={onShowAll}>
          Show all open {noun}s
        </Button>
      }
    />
  );
}
