import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { EmptyDone, EmptySearch } from '../../ui/states/empty-art';
import { SearchField } from '../../ui/list/search-field';
import { useIsPhone } from '../../ui/hooks/use-is-phone';
import { AsyncView } from '../../ui/states/async-view';
import { EmptyState } from '../../ui/states/empty-state';
import { ListSkeleton } from '../../ui/states/list-skeleton';
import { TrayItem } from './tray-item';

export type CalendarTrayProps<T> = {
  /** What waits here: "Leads without an appointment". */
  label: string;
  /** One of them: "a lead". */
  one: string;
  /** "12", "3 of 950"; undefined while unknown. */
  count: string | undefined;
  status: 'idle' | 'loading' | 'ready' | 'error' | 'denied';
  records: readonly T[];
  idOf: (record: T) => string;
  titleOf: (record: T) => string;
  /** Length of what becomes of a record on the calendar, in ms. */
  durationMs: number;
  /** What is searched: "Number, street, client". */
  searchLabel: string;
  search: string;
  onSearch: (text: string) => void;
  /** A search or filter hides records. */
  isNarrowed: boolean;
  /** The sentences of an empty tray, narrowed or not. */
  emptyTitle: string;
  emptyText: string;
  nothingFits: string;
  /** Null at the end. */
  onMore: (() => void) | null;
  onRetry: () => void;
  /** Enter or a click: plans it without dragging. */
  onOpen: (id: string) => void;
  /** Below the title: facts, status, person. */
  children: (record: T) => ReactNode;
};

/** Records without a time: dragged onto the calendar, or opened to set it. */
export function CalendarTray<T>(props: CalendarTrayProps<T>) {
  const { label, status, records, idOf, titleOf, isNarrowed, onMore, onOpen, children } = props;
  const isPhone = useIsPhone();
  const isWaiting = status === 'loading' || status === 'idle';
  return (
    <Box component="section" aria-label={label}>
      <Typography variant="h2">
        Unscheduled{' '}
        <Box component="span" className="tn" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {props.count}
        </Box>
      </Typography>
      <Typography variant="caption" component="p" sx={{ marginBlock: '4px 12px' }}>
        {isPhone ? `Tap ${props.one} to choose its time` : 'Drag onto a day, or press Enter'}
      </Typography>
      <Box sx={{ marginBlockEnd: 1.5 }}>
        <SearchField
          label={props.searchLabel}
          value={props.search}
          debounceMs={200}
          onChange={props.onSearch}
        />
      </Box>
      <AsyncView
        status={isWaiting ? 'loading' : status}
        data={isWaiting && records.length === 0 ? undefined : records}
        skeleton={<ListSkeleton rows={4} />}
        onRetry={props.onRetry}
        isEmpty={(list) => list.length === 0}
        empty={
          isNarrowed ? (
            <EmptyState
              art={<EmptySearch width={160} />}
              title="Nothing fits"
              text={props.nothingFits}
              actions={
                <Button variant="outlined" onClick={() => props.onSearch('')}>
                  Clear the search
                </Button>
              }
            />
          ) : (
            <EmptyState art={<EmptyDone width={160} />} title={props.emptyTitle} text={props.emptyText} />
          )
        }
      >
        {(list) =>
          list.map((record) => (
            <TrayItem
              key={idOf(record)}
              id={idOf(record)}
              title={titleOf(record)}
              durationMs={props.durationMs}
              onOpen={onOpen}
            >
              {children(record)}
            </TrayItem>
          ))
        }
      </AsyncView>
      {onMore && (
        <Button fullWidth variant="text" onClick={onMore} sx={{ mt: 1 }}>
          Show more
        </Button>
      )}
    </Box>
  );
}
