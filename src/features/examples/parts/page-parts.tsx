import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListChecks from 'lucide-react/icons/list-checks';
import { useState } from 'react';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';
import { FigureStrip } from '@/shared/ui/list/figure-strip';
import { FoldRow } from '@/shared/ui/page/fold-row';
import { ContactBar } from '@/shared/ui/record/contact-bar';
import { Part } from './part';

/** Larger parts: figures, rows that open, ways to reach a person, and dialogs. */
export function PageParts() {
  const [dialog, setDialog] = useState<'form' | 'question' | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <Part name="FigureStrip">
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <FigureStrip
            figures={[
              {
                label: 'New, last 7 days',
                value: '12',
                change: { text: '4 more than before', direction: 'up' },
              },
              { label: 'To contact', value: '5', change: { text: 'oldest waits 3 days', attention: true } },
              { label: 'Quoted, not decided', value: '$186,400' },
            ]}
          />
        </Box>
      </Part>
      <Part name="FoldRow">
        <Box sx={{ flex: 1 }}>
          <FoldRow icon={ListChecks} title="Example checklist" end="3 of 8" progress={{ done: 3, total: 8 }}>
            Its steps.
          </FoldRow>
        </Box>
      </Part>
      <Part name="ContactBar">
        <Box sx={{ flex: 1 }}>
          <ContactBar phone="+12185550142" email="june@example.com" address="12 Elm Street, Duluth" />
        </Box>
      </Part>
      <Part name="FormDialog and ConfirmDialog">
        <Button variant="outlined" onClick={() => setDialog('form')}>
          Open a dialog
        </Button>
        <Button variant="outlined" onClick={() => setDialog('question')}>
          Ask a question
        </Button>
      </Part>
      <FormDialog open={dialog === 'form'} title="Example dialog" onClose={close}>
        A few fields stand here.
      </FormDialog>
      <ConfirmDialog
        open={dialog === 'question'}
        title="Delete the example?"
        text="Nothing is deleted."
        confirmLabel="Delete"
        tone="danger"
        onConfirm={close}
        onClose={close}
      />
    </>
  );
}
