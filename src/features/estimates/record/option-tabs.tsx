import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Plus from 'lucide-react/icons/plus';
import { MOST_OPTIONS } from '@/domain/estimates/estimate-content';
import type { Estimate } from '@/domain/estimates/estimate';
import { choiceTotals, plain } from '@/domain/estimates/estimate-sums';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import { Icon } from '@/shared/ui/text/icon';
import { optionName } from '@/shared/format/lines/option-name';

export type OptionTabsProps = {
  readonly estimate: Estimate;
  readonly shown: string;
  readonly onShow: (option: string) => void;
  /** Absent for users who may not edit. */
  readonly onAdd?: () => void;
  /** Opens the shown option; absent for users who may not edit. */
  readonly onOpen?: (option: string) => void;
};

/** The options with their totals; a press shows an option's lines, another one opens it. */
export function OptionTabs({ estimate, shown, onShow, onAdd, onOpen }: OptionTabsProps) {
  const formats = useFormat();
  return (
    <Box role="group" aria-label="Options" sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', my: 2 }}>
      {estimate.options.map((option) => {
        const totals = choiceTotals(estimate, plain(option.id));
        const words = [option.description, option.isSuggested && estimate.options.length > 1 && 'Suggested'];
        return (
          <ButtonBase
            key={option.id}
            aria-pressed={option.id === shown}
            onClick={() => (option.id === shown ? onOpen?.(option.id) : onShow(option.id))}
            {...(option.id === shown && onOpen && { title: 'Rename, describe or remove' })}
            sx={{ ...tab, ...(option.id === shown && pressed) }}
          >
            <b dir="auto">{optionName(estimate.options, option.id)}</b>
            <b className="tn">{typeof totals === 'string' ? '–' : formatMoney(totals.total, formats)}</b>
            <small dir="auto">{words.filter(Boolean).join('. ')}</small>
          </ButtonBase>
        );
      })}
      {onAdd && estimate.options.length < MOST_OPTIONS && (
        <ButtonBase aria-label="Add an option" title="Add an option" onClick={onAdd} sx={more}>
          <Icon of={Plus} size={20} />
        </ButtonBase>
      )}
    </Box>
  );
}

const tab = {
  flex: '1 1 180px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 1,
  alignContent: 'center',
  minHeight: 56,
  px: 1.5,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  textAlign: 'left',
  font: 'inherit',
  '& b': { fontWeight: 600 },
  '& small': { gridColumn: '1 / -1', fontSize: '0.75rem', color: 'text.secondary' },
} as const;

const pressed = {
  borderColor: 'primary.main',
  boxShadow: 'inset 0 0 0 1px var(--jl-primary)',
  bgcolor: 'var(--jl-primary-tint)',
  '& b': { fontWeight: 600, color: 'primary.main' },
} as const;

const more = {
  width: 44,
  border: '1px dashed',
  borderColor: 'divider',
  borderRadius: '8px',
  color: 'text.secondary',
} as const;
