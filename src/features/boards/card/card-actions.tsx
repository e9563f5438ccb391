import Button from '@mui/material/Button';
import Archive from 'lucide-react/icons/archive';
import Bell from 'lucide-react/icons/bell';

import type { KanbanCard } from '@/api/contract/kanban';
import { removeCardCall, updateCardCall } from '@/api/contract/kanban';
import { useSendCall } from '@/api/use-call';
import { useAction } from '@/shared/feedback/use-action';
import { Icon } from '@/shared/ui/text/icon';

export type CardActionsProps = { readonly card: KanbanCard; readonly onArchived: () => void };

/** Subscribes to a card, or archives it. */
export function CardActions({ card, onArchived }: CardActionsProps) {
  const update = useSendCall(updateCardCall);
  const archive = useSendCall(removeCardCall);
  const { run } = useAction();
  const { id: cardId, isSubscribed } = card;
  return (
    <div className="jl-card-choices">
      <Button
        variant="outlined"
        aria-pressed={isSubscribed}
        startIcon={<Icon of={Bell} size={18} />}
        onClick={() => void run(() => update({ cardId, update: { isSubscribed: !isSubscribed } }))}
      >
        {isSubscribed ? 'Subscribed' : 'Subscribe'}
      </Button>
      <Button
        variant="outlined"
        startIcon={<Icon of={Archive} size={18} />}
        onClick={() => {
          onArchived();
          void run(() => archive({ cardId }));
        }}
      >
        Archive
      </Button>
    </div>
  );
}
