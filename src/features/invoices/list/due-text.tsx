import Box from '@mui/material/Box';
import Clock from 'lucide-react/icons/clock';
import { plural } from '@/shared/format/counts';
import { useFormat } from '@/shared/format/format-context';
import { Icon } from '@/shared/ui/text/icon';

/** The last day to pay, with the days since it where the invoice is overdue. */
export function DueText({ text, days }: { readonly text: string; readonly days: number }) {
  const { country } = useFormat();
  if (days === 0) return <span className="tn">{text}</span>;
  return (
    <Box component="span" className="tn" sx={late} title={`${plural(days, 'day', country)} overdue`}>
      {text}
      <Icon of={Clock} size={14} />
      <span aria-hidden>{days} d</span>
      <span className="visually-hidden">{plural(days, 'day', country)} overdue</span>
    </Box>
  );
}

const late = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  color: 'attention.main',
  fontWeight: 500,
} as const;
