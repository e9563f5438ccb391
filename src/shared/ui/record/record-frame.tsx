import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { useNameScreen } from '../../screen/screen-name';
import type { LineIcon } from '../../theme/line-icon';
import type { BackLinkProps } from '../page/back-link';
import { Icon } from '../text/icon';
import { RecordParts } from '../states/missing-parts';
import { RecordColumns } from './record-columns';
import { RecordCrumb, type RecordPosition } from './record-crumb';
import { RecordTabs, type RecordTab } from './record-tabs';

export type RecordFrameProps = {
  back: BackLinkProps;
  /** Position of the record in the list that opened it, from 1. */
  position?: RecordPosition;
  title: string;
  status?: ReactNode;
  because?: { title: string; text: string };
  nextAction?: ReactNode;
  menu?: ReactNode;
  meta?: readonly { icon: LineIcon; text: string }[];
  rail?: ReactNode;
  tabs?: readonly RecordTab[];
  tab?: string;
  children: ReactNode;
  side?: ReactNode;
};

/** The frame of every record screen: status, next action and menu, progress, tabs, and a side column. */
export function RecordFrame(props: RecordFrameProps) {
  const { back, position, title, status, because, nextAction, menu, meta, rail, tabs, tab, children, side } =
    props;
  useNameScreen(title);
  return (
    <RecordColumns side={side}>
      <RecordCrumb back={back} position={position} />
      <Box
        component="header"
        sx={{
          display: 'flex',
          alignItems: 'center',
          flexWrap: 'wrap',
          columnGap: 1.5,
          rowGap: 1,
          minHeight: 40,
        }}
      >
        <Typography variant="h1" dir="auto" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {status}
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
                flex: { xs: '1 1 160px', sm: 'none' },
              }}
            >
              <Box component="b" sx={{ display: 'block', color: 'text.primary', fontWeight: 500 }}>
                {because.title}
              </Box>
              {because.text}
            </Box>
          )}
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
            {nextAction}
            {menu}
          </Box>
        </Box>
      </Box>
      {meta && meta.length > 0 && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 2,
            rowGap: 0.5,
            mt: { xs: 1, sm: 0.5 },
            color: 'text.secondary',
          }}
        >
          {meta.map((item) => (
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
      )}
      {rail && <Box sx={{ mt: 2.5, '&:has(> :only-child:empty)': { mt: 0 } }}>{rail}</Box>}
      {tabs && <RecordTabs tabs={tabs} value={tab} />}
      <Box sx={{ mt: 2 }}>
        <RecordParts>{children}</RecordParts>
      </Box>
    </RecordColumns>
  );
}
