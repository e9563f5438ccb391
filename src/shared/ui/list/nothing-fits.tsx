import Button from '@mui/material/Button';

import { formatCount } from '../../format/counts';
import { useFormat } from '../../format/format-context';
import { EmptyState } from '../states/empty-state';
import type { ListedRecords } from './record-list';

export type NothingFitsProps = {
  /** The listed thing in singular: "lead". */
  readonly noun: string;
  readonly onShowAll: () => void;
  readonly list?: 'open' | 'archived';
  /** The list itself, when only a part of it was searched. */
  readonly read?: Pick<ListedRecords<unknown>, 'read' | 'hasMore' | 'loadingMore' | 'loadMore'>;
};

/** What a list says that search and filters have left empty, with the way on and the way out of them. */
export function NothingFits({ noun, onShowAll, list = 'open', read }: NothingFitsProps) {
  const { country } = useFormat();
  const isPart = read?.hasMore === true;
  const text = isPart
    ? `None of the first ${formatCount(read.read ?? 0, country)} that were looked through matches this search and these filters.`
    : `Nothing on the ${list === 'open' ? 'open list' : 'archive'} matches this search and these filters.`;
  return (
    <EmptyState
      title={isPart ? `No ${noun} fits so far` : `No ${noun} fits`}
      text={text}
      actions={
        <>
          {isPart && (
            <Button variant="contained" loading={read.loadingMore} onClick={read.loadMore}>
              Show more
            </Button>
          )}
          <Button variant="outlined" onClick={onShowAll}>
            Show all {list} {noun}s
          </Button>
        </>
      }
    />
  );
}
