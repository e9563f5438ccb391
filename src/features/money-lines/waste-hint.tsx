import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { wasteWords } from '@/domain/estimates/shown-sums';
import { useFormat } from '@/shared/format/format-context';
import type { EditedLine } from './edited-line';

/**
 * How waste counts, in numbers of the line that is typed into, else of the first one with waste; nothing without one.
 * It follows the focus by itself, so that moving between rows renders no row.
 */
export function WasteHint({ lines }: { readonly lines: readonly EditedLine[] }) {
  const { country } = useFormat();
  const [focused, setFocused] = useState('');
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null;
      if (row) setFocused(row.dataset['line'] ?? '');
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);
  const wasteful = lines.filter(({ waste }) => waste > 0);
  const line = wasteful.find(({ id }) => id === focused) ?? wasteful[0];
  if (!line) return null;
  return (
    <Typography variant="body2" className="tn" sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
      Waste is added to the quantity: {wasteWords(line, country)}
    </Typography>
  );
}
