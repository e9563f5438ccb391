import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useFormat } from '@/shared/format/format-context';
import { formatCount } from '@/shared/format/counts';

export type CountBarProps = {
  readonly count: number | null;
  /** The largest count in the list, which takes the full width. */
  readonly most: number;
};

/** A count as a bar and a number: two cells of a row. */
export function CountBar({ count, most }: CountBarProps) {
  const { country } = useFormat();
  return (
    <>
      <Box
        sx={{
          height: 8,
          borderRadius: '2px',
          bgcolor: 'chartTrack',
          width: `${((count ?? 0) / most) * 100}%`,
        }}
      />
      <Box component="span" className="tn" sx={{ textAlign: 'right', fontWeight: 500 }}>
        {count === null ? (
          <>
            <span className="visually-hidden">counting</span>
            <Skeleton width={24} sx={{ marginInlineStart: 'auto' }} />
          </>
        ) : (
          formatCount(count, country)
        )}
      </Box>
    </>
  );
}
