import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import X from 'lucide-react/icons/x';

import type { LineIcon } from '../../theme/line-icon';
import { Icon } from '../text/icon';
import { Kbd } from '../text/kbd';
import { useFormat } from '../../format/format-context';
import { formatCount } from '../../format/counts';

export type BulkAction = {
  id: string;
  label: string;
  icon: LineIcon;
  onRun: () => void;
  disabled?: boolean;
  reason?: string;
};

export type BulkBarProps = {
  count: number;
  total?: number;
  actions: readonly BulkAction[];
  onClear: () => void;
  onSelectAll?: () => void;
};

const buttonSx = {
  gap: 1,
  height: 36,
  flex: 'none',
  px: '12px',
  borderRadius: '6px',
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '&:hover': { bgcolor: 'float.line' },
  '&.Mui-focusVisible': { outlineColor: 'var(--jl-float-text)', outlineOffset: '-2px' },
  '&[aria-disabled="true"]': { color: 'float.muted', cursor: 'not-allowed' },
} as const;

/** In a column as narrow as a phone the icons stand alone, so that every action is in sight. */
const NARROW = '@container (max-width: 520px)';
const labelSx = {
  [NARROW]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
} as const;
const wideSx = { display: 'contents', [NARROW]: { display: 'none' } } as const;
const narrowSx = { display: 'none', [NARROW]: { display: 'contents' } } as const;

/** The actions on the selected rows: the one elevated surface of a list. */
export function BulkBar({ count, total, actions, onClear, onSelectAll }: BulkBarProps) {
  const { country } = useFormat();
  const words = `${formatCount(count, country)} selected`;
  const line = <Box sx={{ flex: 'none', width: '1px', height: 24, mx: 1, bgcolor: 'float.line' }} />;
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        role="toolbar"
        aria-label={words}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          height: 48,
          paddingInlineStart: 2,
          paddingInlineEnd: 1,
          borderRadius: '10px',
          bgcolor: 'float.main',
          color: 'float.text',
          boxShadow: 'var(--jl-float-shadow)',
          overflowX: 'auto',
          scrollbarWidth: 'none',
        }}
      >
        <Box component="b" className="tn" sx={{ flex: 'none', fontWeight: 600 }} aria-live="polite">
          {words}
        </Box>
        {line}
        {actions.map((action) => (
          <Tooltip
            key={action.id}
            title={action.reason ?? action.label}
            describeChild={action.reason !== undefined}
          >
            <ButtonBase
              sx={buttonSx}
              aria-disabled={action.disabled || undefined}
              onClick={() => {
                if (!action.disabled) action.onRun();
              }}
            >
              <Icon of={action.icon} size={16} />
              <Box component="span" sx={labelSx}>
                {action.label}
              </Box>
            </ButtonBase>
          </Tooltip>
        ))}
        <Box sx={{ flex: 1 }} />
        {onSelectAll && total !== undefined && total > count && (
          <ButtonBase sx={{ ...buttonSx, color: 'float.muted' }} onClick={onSelectAll}>
            Select all {formatCount(total, country)}
          </ButtonBase>
        )}
        <ButtonBase sx={buttonSx} onClick={onClear}>
          <Box component="span" sx={labelSx}>
            Clear
          </Box>
          <Box component="span" sx={wideSx}>
            <Kbd tone="float">Esc</Kbd>
          </Box>
          <Box component="span" sx={narrowSx}>
            <Icon of={X} size={16} />
          </Box>
        </ButtonBase>
      </Box>
    </Box>
  );
}
