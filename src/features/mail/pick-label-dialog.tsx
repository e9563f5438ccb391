import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import type { MailLabelInfo, MailMessage, MailUpdate } from '@/api/contract/mail';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';
import { LabelDot } from './label-dot';

export type PickLabelDialogProps = {
  readonly open: boolean;
  readonly labels: readonly MailLabelInfo[];
  readonly mails: readonly MailMessage[];
  readonly onPick: (update: MailUpdate) => void;
  readonly onNew: () => void;
  readonly onClose: () => void;
};

/** Puts mails under an own label, or takes them out of it when all of them have it. */
export function PickLabelDialog({ open, labels, mails, onPick, onNew, onClose }: PickLabelDialogProps) {
  return (
    <FormDialog
      open={open}
      title="Label"
      width="small"
      fullScreenOnPhone={false}
      onClose={onClose}
      actions={<Button onClick={onNew}>Add label</Button>}
    >
      {labels.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>You have no labels yet. Make the first one.</Typography>
      )}
      <List disablePadding>
        {labels.map((label) => {
          const isOn = mails.every(({ labelIds }) => labelIds.includes(label.id));
          return (
            <ListItemButton
              key={label.id}
              aria-pressed={isOn}
              sx={{ gap: 1.5 }}
              onClick={() => {
                onPick(isOn ? { removeLabel: label.id } : { addLabel: label.id });
                onClose();
              }}
            >
              <LabelDot label={label} />
              <span style={{ flex: 1 }}>{label.name}</span>
              {isOn && (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  Take off
                </Typography>
              )}
            </ListItemButton>
          );
        })}
      </List>
    </FormDialog>
  );
}
