import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { canSign } from '@/domain/tracking/estimate-state';
import type { EstimateState } from '@/domain/tracking/estimate-state';
import { thumbButtonSx } from '../progress-styles';
import type { AnswerDraft } from './answer-draft';
import { Card } from './card';
import { NoteDialog } from './note-dialog';
import type { NoteKind } from './note-dialog';
import { SignForm } from './sign-form';
import type { Signing } from './sign-form';
import type { Sending } from './use-answer';

export type AnswerCardProps = {
  readonly state: EstimateState;
  readonly draft: AnswerDraft;
  readonly onChange: (changes: Partial<AnswerDraft>) => void;
  /** The sentence agreed to, and the total as the page writes it. */
  readonly consent: string;
  readonly total: string;
  readonly sending: Sending;
  readonly onSign: (signing: Signing) => void;
  /** Calls back once the office has the note. */
  readonly onNote: (kind: NoteKind, note: string, onTaken: () => void) => void;
  readonly onForgetProblem: () => void;
  readonly now: number;
};

const BUTTONS: readonly { readonly kind: NoteKind; readonly label: string; readonly needsOpen: boolean }[] = [
  { kind: 'requestChanges', label: 'Ask for changes', needsOpen: true },
  { kind: 'askEstimate', label: 'Ask a question', needsOpen: false },
  { kind: 'decline', label: 'Decline', needsOpen: true },
];

/** The client's ways to answer: sign while that is possible, ask for changes, ask a question, decline. */
export function AnswerCard(props: AnswerCardProps) {
  const { state, draft, onChange, consent, total, sending, onSign, onNote, onForgetProblem, now } = props;
  const [noteKind, setNoteKind] = useState<NoteKind | null>(null);
  const isOpen = canSign(state);
  const close = () => {
    setNoteKind(null);
    onForgetProblem();
  };
  return (
    <Card title={isOpen ? 'Sign' : 'Questions'} headingAs="h2">
      {isOpen && (
        <SignForm
          value={draft}
          onChange={onChange}
          consent={consent}
          action={`Approve ${total}`}
          isSending={sending.isSending}
          problem={noteKind === null ? sending.problem : null}
          onSign={onSign}
          now={now}
        />
      )}
      <Box sx={{ display: 'grid', gap: 1, mt: isOpen ? 2 : 0 }}>
        {BUTTONS.filter(({ needsOpen }) => isOpen || !needsOpen).map(({ kind, label }) => (
          <Button
            key={kind}
            variant={kind === 'decline' ? 'text' : 'outlined'}
            disabled={sending.isSending}
            onClick={() => {
              onForgetProblem();
              setNoteKind(kind);
            }}
            sx={thumbButtonSx}
          >
            {label}
          </Button>
        ))}
      </Box>
      {noteKind !== null && (
        <NoteDialog
          kind={noteKind}
          value={draft[noteKind]}
          onChange={(note) => onChange({ [noteKind]: note })}
          sending={sending}
          onSend={(note) => onNote(noteKind, note, close)}
          onClose={close}
        />
      )}
    </Card>
  );
}
