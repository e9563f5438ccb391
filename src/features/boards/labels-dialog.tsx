import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';

import type { KanbanBoard } from '@/api/contract/kanban';
import { updateBoardCall } from '@/api/contract/kanban';
import { useSendCall } from '@/api/use-call';
import { newId } from '@/data/core/ids';
import { CARD_COLOURS, MOST_LABELS } from '@/domain/boards/board';
import { capitalised } from '@/domain/core/spelling';
import { colourLabel } from '@/shared/format/colour-name';
import { useFormat } from '@/shared/format/format-context';
import { TextInput } from '@/shared/forms/fields/text-input';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';
import { MenuButton } from '@/shared/ui/menus/menu-button';
import { Icon } from '@/shared/ui/text/icon';

import { labelTone } from './label-tone';
import { useSaving } from './use-saving';

export type LabelsDialogProps = {
  readonly open: boolean;
  readonly board: Pick<KanbanBoard, 'id' | 'name' | 'labels'>;
  readonly onClose: () => void;
};

/** Adds, renames, recolours and removes the labels of a board. */
export function LabelsDialog({ open, ...rest }: LabelsDialogProps) {
  return open && <OpenLabels {...rest} />;
}

function OpenLabels({ board, onClose }: Omit<LabelsDialogProps, 'open'>) {
  const { country } = useFormat();
  const update = useSendCall(updateBoardCall);
  const [labels, setLabels] = useState(board.labels);
  const change = (id: string, part: Partial<(typeof labels)[number]>) =>
    setLabels(labels.map((label) => (label.id === id ? { ...label, ...part } : label)));
  const add = () => {
    const colour = CARD_COLOURS[labels.length % CARD_COLOURS.length] ?? 'blue';
    setLabels([...labels, { id: newId(), name: '', colour }]);
  };
  const { problem, save } = useSaving(async () => {
    if (labels !== board.labels) await update({ boardId: board.id, update: { labels } });
  }, onClose);
  return (
    <FormDialog
      open
      title={`Labels of ${board.name}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="contained" onClick={() => void save()}>
            Save
          </Button>
        </>
      }
    >
      {labels.length === 0 && (
        <Typography>This board has no labels yet. A label marks cards, such as “Permit”.</Typography>
      )}
      <ul className="jl-board-labels">
        {labels.map(({ id, name, colour }, at) => (
          <li key={id}>
            <TextInput
              label={`Label ${at + 1}`}
              size="small"
              value={name}
              autoFocus={name === '' && at === labels.length - 1}
              onChange={(event) => change(id, { name: event.target.value })}
            />
            <MenuButton
              label={`${colourLabel(country)} of label ${at + 1}`}
              variant="outlined"
              items={CARD_COLOURS.map((one) => ({
                ...{ id: one, label: capitalised(one), dot: labelTone(one).ink },
                choice: { among: 'one' as const, chosen: one === colour },
                onSelect: () => change(id, { colour: one }),
              }))}
            >
              <i className="jl-label-dot" aria-hidden style={{ background: labelTone(colour).ink }} />
            </MenuButton>
            <IconButton
              aria-label={`Remove label ${at + 1}`}
              onClick={() => setLabels(labels.filter((label) => label.id !== id))}
            >
              <Icon of={X} size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
      {problem !== null && (
        <Typography role="alert" color="error">
          {problem}
        </Typography>
      )}
      <Button
        variant="text"
        startIcon={<Icon of={Plus} size={16} />}
        disabled={labels.length >= MOST_LABELS}
        onClick={add}
        sx={{ alignSelf: 'flex-start' }}
      >
        Add label
      </Button>
    </FormDialog>
  );
}
