import Button from '@mui/material/Button';

import { formatCount } from '../../format/counts';
import { useFormat } from '../../format/format-context';
import { EmptySearch } from '../states/empty-art';
import { EmptyState } from '../states/empty-state';
import { NothingFits, type NothingFitsProps } from './nothing-fits';
import type { ListedRecords } from './record-list';

export type NothingFitsYetProps = NothingFitsProps & {
  readonly records: Pick<ListedRecords<unknown>, 'read' | 'hasMore' | 'loadingMore' | 'loadMore'>;
};

/** Like `NothingFits`, for a list of which perhaps only a part was searched: says so, and offers to go on. */
export function NothingFitsYet({ records, ...props }: NothingFitsYetProps) {
  const { country } = useFormat();
  const { noun, onShowAll, list = 'open' } = props;
  if (!records.hasMore) return <NothingFits {...props} />;
  const read = formatCount(records.read ?? 0, country);
  return (
    <EmptyState
      art={<EmptySearch width={160} />}
      title={`No ${noun} fits so far`}
      text={`None of the first ${read} that were looked through matches this search and these filters.`}
      actions={
        <>
          <Button variant="contained" loading={records.loadingMore} onClick={records.loadMore}>
            Show more
          </Button>
          <Button variant="outlined" onClick={onShowAll}>
            Show all {list} {noun}s
          </Button>
        </>
      }
    />
  );
}
