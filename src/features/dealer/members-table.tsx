import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

import type { DealerMember } from '@/domain/dealer/dealer';
import { useFormat } from '@/shared/format/format-context';
import { formatCount } from '@/shared/format/counts';
import { DateText } from '@/shared/ui/text/date-text';

import { cell, PlainTable } from './plain-table';

const COLUMNS = [
  { label: 'Open leads', of: (member: DealerMember) => member.openLeads },
  { label: 'Open trackers', of: (member: DealerMember) => member.openTrackers },
  { label: 'Sold this month', of: (member: DealerMember) => member.soldThisMonth },
] as const;

const number = { ...cell, textAlign: 'right' } as const;
const wide = { ...number, display: { xs: 'none', sm: 'table-cell' } } as const;

export type MembersTableProps = {
  readonly members: readonly DealerMember[];
  readonly onEnd: (member: DealerMember) => void;
};

/** Members with their figures, busiest first; those who share none are last. */
export function MembersTable({ members, onEnd }: MembersTableProps) {
  const { country } = useFormat();
  const sorted = members.toSorted(
    (a, b) =>
      Number(b.shares) - Number(a.shares) ||
      b.soldThisMonth - a.soldThisMonth ||
      a.name.localeCompare(b.name),
  );
  return (
    <Box sx={{ width: '100%', overflowX: 'auto' }} role="region" aria-label="Members compared" tabIndex={0}>
      <PlainTable
        label="Members"
        head={
          <>
            <Box component="th" scope="col" sx={cell}>
              Member
            </Box>
            {COLUMNS.map(({ label }) => (
              <Box component="th" scope="col" key={label} sx={number}>
                {label}
              </Box>
            ))}
            <Box component="th" scope="col" sx={wide}>
              Counted
            </Box>
            <Box component="th" scope="col" sx={number}>
              <span className="visually-hidden">Actions</span>
            </Box>
          </>
        }
      >
        {sorted.map((member) => (
          <tr key={member.uuid}>
            <Box component="th" scope="row" sx={{ ...cell, fontWeight: 500 }}>
              {member.name}
            </Box>
            {COLUMNS.map(({ label, of }) => (
              <Box component="td" key={label} className="tn" sx={number}>
                {member.countedAt === null ? '–' : formatCount(of(member), country)}
              </Box>
            ))}
            <Box component="td" sx={wide}>
              {member.shares ? <DateText at={member.countedAt} empty="Not yet" /> : 'Not shared'}
            </Box>
            <Box component="td" sx={{ ...number, paddingInlineEnd: 0 }}>
              <Button
                size="small"
                aria-label={`End the membership of ${member.name}`}
                onClick={() => onEnd(member)}
              >
                End
              </Button>
            </Box>
          </tr>
        ))}
      </PlainTable>
    </Box>
  );
}
