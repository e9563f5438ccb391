import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import X from 'lucide-react/icons/x';
import { Link as RouterLink } from 'react-router-dom';

import type { KanbanRecord } from '@/api/contract/kanban';
import { RecordPicker, useLinked } from '@/features/finder/public';
import { Icon } from '@/shared/ui/text/icon';

export type CardRecordProps = {
  readonly record: KanbanRecord | null;
  readonly onChange: (record: KanbanRecord | null) => void;
};

const NAMES = { customer: 'Customer', tracker: 'Tracker', job: 'Job' } as const;

/** The record that a card is about: found by number or name, a link for people who may open it. */
export function CardRecord({ record, onChange }: CardRecordProps) {
  const linked = useLinked(record);
  if (!record) {
    return (
      <RecordPicker
        label="About a customer, tracker or job"
        onPick={({ noun, id, number }) => onChange({ noun, id, number })}
      />
    );
  }
  const name = `${NAMES[record.noun]} ${record.number}`.trim();
  return (
    <p className="jl-card-record">
      {linked ? (
        <Link component={RouterLink} to={linked.to} dir="auto">
          {name}: {linked.title}
        </Link>
      ) : (
        <span>{name}</span>
      )}
      <IconButton size="small" aria-label={`Remove the link to ${name}`} onClick={() => onChange(null)}>
        <Icon of={X} size={16} />
      </IconButton>
    </p>
  );
}
