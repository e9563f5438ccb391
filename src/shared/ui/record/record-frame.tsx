import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDeferredValue, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useIsPhone } from '../hooks/use-is-phone';
import { useNameScreen } from '../../screen/screen-name';
import type { LineIcon } from '../../theme/line-icon';
import type { ListPosition } from '../list/list-position';
import { MenuButton } from '../menus/menu-button';
import type { MenuEntry } from '../menus/menu-list';
import { ListSkeleton } from '../states/list-skeleton';
import { PendingMark } from '../states/pending-mark';
import { StatusChip } from '../text/status-chip';
import { Icon } from '../text/icon';
import { RecordParts } from '../states/missing-parts';
import { RecordColumns } from './record-columns';
import { RecordCrumb } from './record-crumb';
import { sideBars } from './record-skeleton';
import { ThumbBar } from './thumb-bar';
import { RecordTabs, type RecordTab } from './record-tabs';

/** A tab of a record, by its id in the address. */
export type RecordPart = Omit<RecordTab, 'to'> & { readonly content: ReactNode };

export type RecordFrameProps = {
  /** The list one came from, and the record's position in it: `useListPosition`. */
  list: ListPosition;
  title: string;
  status?: ReactNode;
  isArchived?: boolean;
  /** Its latest change is not sent yet. */
  pending: boolean;
  because?: { title: string; text: string } | undefined;
  nextAction?: ReactNode;
  /** Further actions; none for users who may only read. */
  menu: readonly MenuEntry[];
  meta?: readonly { icon: LineIcon; text: string }[];
  rail?: ReactNode;
  /** The address names the shown one, else it is the first. */
  tabs: readonly RecordPart[];
  /** The tab to show without one in the address, where that depends on the record; null until it is known. */
  landing?: string | null;
  side?: ReactNode;
  /** The open dialog. */
  dialogs?: ReactNode;
};

const headGaps = { columnGap: 1.5, rowGap: 1 } as const;

/** The frame of every record screen: next action and menu, status, progress, tabs, and a side column. On a phone the actions are in the bottom bar. */
export function RecordFrame(props: RecordFrameProps) {
  const { list, title, status, isArchived = false, pending, because, nextAction, menu, meta, rail } = props;
  const { tabs, landing, side, dialogs } = props;
  const [address] = useSearchParams();
  const asked = tabs.find(({ id }) => id === address.get('tab'))?.id;
  const current = asked ?? (landing === undefined ? tabs[0]?.id : landing);
  // The head comes first: a tab and the side column take the browser longer than all of it.
  const isWhole = useDeferredValue(true, false);
  useNameScreen(title);
  const isPhone = useIsPhone();
  const actions = (
    <>
      {nextAction}
      {menu.length > 0 && <MenuButton label="More actions" items={menu} />}
    </>
  );
  return (
    <RecordColumns side={side && (isWhole ? side : sideBars)}>
      <RecordCrumb {...list} />
      <Box
        component="header"
        sx={{ display: 'flex', alignItems: 'flex-start', flexWrap: 'wrap', ...headGaps }}
      >
        {/* A long title wraps beside the buttons, which go below only where that leaves it too little room. */}
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            flexWrap: 'wrap',
            ...headGaps,
            flex: '1 1 280px',
            minWidth: 0,
            minHeight: 40,
          }}
        >
          <Typography variant="h1" dir="auto" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
        </Box>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            // Where the sentence and the button would be crowded, the sentence goes above.
            flexWrap: { xs: 'wrap', sm: 'nowrap' },
            gap: 1.5,
            marginInlineStart: 'auto',
            width: { xs: '100%', sm: 'auto' },
          }}
        >
          {because && (
            <Box
              component="p"
              sx={{
                fontSize: '0.75rem',
                lineHeight: '1rem',
                color: 'text.secondary',
                textAlign: { sm: 'right' },
                flex: { xs: '1 1 160px', sm: '0 1 auto' },
                maxWidth: { sm: 240 },
                overflowWrap: 'anywhere',
              }}
            >
              <Box component="b" sx={{ display: 'block', color: 'text.primary', fontWeight: 500 }}>
                {because.title}
              </Box>
              {because.text}
            </Box>
          )}
          <Box sx={{ display: 'flex', flex: 'none', alignItems: 'center', gap: 1.5 }}>
            {!isPhone && actions}
          </Box>
        </Box>
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          flexWrap: 'wrap',
          columnGap: 2,
          rowGap: 0.5,
          mt: { xs: 1, sm: 0.5 },
          color: 'text.secondary',
        }}
      >
        {status}
        {isArchived && <StatusChip size="large" status="Archived" />}
        {pending && <PendingMark />}
        {meta?.map((item) => (
          <Box
            key={item.text}
            component="span"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: '6px' }}
          >
            <Icon of={item.icon} size={16} />
            {item.text}
          </Box>
        ))}
      </Box>
      {rail && <Box sx={{ mt: 2.5, '&:has(> :only-child:empty)': { mt: 0 } }}>{rail}</Box>}
      <RecordTabs
        tabs={tabs.map(({ id, label, count, attention }, index) => ({
          id,
          label,
          to: { search: index === 0 && landing === undefined ? '' : `?tab=${id}` },
          ...(count !== undefined && { count }),
          ...(attention !== undefined && { attention }),
        }))}
        {...(current !== undefined && current !== null && { value: current })}
      />
      <Box sx={{ mt: 2 }}>
        <RecordParts>
          {isWhole && current !== null ? (
            tabs.find(({ id }) => id === current)?.content
          ) : (
            <ListSkeleton rows={5} />
          )}
        </RecordParts>
      </Box>
      {isPhone && (nextAction || menu.length > 0) && <ThumbBar>{actions}</ThumbBar>}
      {dialogs}
    </RecordColumns>
  );
}
