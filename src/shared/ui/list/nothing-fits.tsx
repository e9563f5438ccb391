import Button from '@mui/material/Button';

import { EmptySearch } from '../states/empty-art';
import { EmptyState } from '../states/empty-state';

export type NothingFitsProps = {
  /** The listed thing in singular: "lead". */
  readonly noun: string;
  readonly onShowAll: () => void;
  readonly list?: 'open' | 'archived';
};

/** The state of a list that search and filters leave empty, with the way out of them. */
export function NothingFits({ noun, onShowAll, list = 'open' }: NothingFitsProps) {
  const where = list === 'open' ? 'open list' : 'archive';
  return (
    <EmptyState
      art={<EmptySearch width={160} />}
      title={`No ${noun} fits`}
      text={`Nothing on the ${where} matches this search and these filters.`}
      actions={
        <Button variant="outlined" onClick={onShowAll}>
          Show all {list} {noun}s
        </Button>
      }
    />
  );
}
