import type { CardUpdate, KanbanAttachment, KanbanCard } from '@/api/contract/kanban';
import { CARD_COLOURS } from '@/domain/boards/board';
import { MenuButton } from '@/shared/ui/menus/menu-button';

import { labelTone } from '../label-tone';

const NAMES = { blue: 'Blue', purple: 'Purple', green: 'Green', teal: 'Teal', brown: 'Brown', pink: 'Pink' };

export type CoverMenuProps = {
  readonly card: Pick<KanbanCard, 'cover' | 'coverPicture'>;
  readonly attachments: readonly KanbanAttachment[];
  readonly onChange: (update: Pick<CardUpdate, 'cover' | 'coverAttachmentId'>) => void;
};

/** Chooses a card's cover: a colour, or one of its pictures. */
export function CoverMenu({ card: { cover, coverPicture }, attachments, onChange }: CoverMenuProps) {
  const pictures = attachments.filter(({ isPicture }) => isPicture);
  const chosen = coverPicture ? 'Picture' : cover && NAMES[cover];
  const one = (isChosen: boolean) => ({ choice: { among: 'one' as const, chosen: isChosen } });
  return (
    <MenuButton
      label={chosen ? `Cover: ${chosen}` : 'Cover'}
      variant="outlined"
      items={[
        {
          id: 'none',
          label: 'None',
          ...one(!cover && !coverPicture),
          onSelect: () => onChange({ cover: null, coverAttachmentId: null }),
        },
        ...CARD_COLOURS.map((colour) => ({
          id: colour,
          label: NAMES[colour],
          dot: labelTone(colour).ink,
          ...one(!coverPicture && colour === cover),
          onSelect: () => onChange({ cover: colour, ...(coverPicture && { coverAttachmentId: null }) }),
        })),
        ...pictures.map(({ id, name }) => ({
          id,
          label: name,
          ...one(coverPicture?.attachmentId === id),
          onSelect: () => onChange({ coverAttachmentId: id }),
        })),
      ]}
    />
  );
}
