import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { deleteAccount } from '@/data/account/account';
import { toAppError } from '@/data/base/app-error';
import type { Account } from '@/data/session/session';
import type { DeletionPlan } from '@/domain/account/erasure';
import { LogoutFlow } from '@/features/session/public';
import { notify } from '@/shared/feedback/notify';
import { TextInput } from '@/shared/forms/fields/text-input';
import { useFormat } from '@/shared/format/format-context';
import { plural } from '@/shared/format/counts';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';

import { ConfirmPerson } from '../confirm-person';
import { confirmPerson, firstProof } from '../proof';
import { deletionWords } from './deletion-words';

export type DeleteFormProps = {
  readonly account: Account;
  readonly plan: DeletionPlan;
  readonly onExport: () => void;
  readonly onClose: () => void;
};

/** Asks for the typed address and reauthentication, then deletes and signs out. */
export function DeleteForm({ account, plan, onExport, onClose }: DeleteFormProps) {
  const { country } = useFormat();
  const [typed, setTyped] = useState('');
  const [proof, setProof] = useState(() => firstProof(account));
  const [problem, setProblem] = useState<string | null>(null);
  const [step, setStep] = useState<'asking' | 'confirming' | 'deleting'>('asking');
  const [deleted, setDeleted] = useState(0);
  const word = account.email === '' ? 'delete' : account.email;
  const fits = typed.trim().toLowerCase() === word.toLowerCase();
  const isBusy = step !== 'asking';

  const handleProblem = (cause: unknown) => {
    setProblem(toAppError(cause).message);
    setStep('asking');
  };
  const handleDelete = async () => {
    setProblem(null);
    setStep('confirming');
    try {
      await confirmPerson(proof);
      setStep('deleting');
    } catch (cause) {
      handleProblem(cause);
    }
  };

  return (
    <FormDialog
      open
      title="Delete your account?"
      onClose={isBusy ? () => undefined : onClose}
      actions={
        <>
          <Button variant="outlined" disabled={isBusy} onClick={onExport}>
            Export my data first
          </Button>
          <Button
            variant="contained"
            color="error"
            disabled={!fits || isBusy}
            loading={isBusy}
            onClick={() => void handleDelete()}
          >
            Delete for good
          </Button>
        </>
      }
    >
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 3, display: 'grid', gap: 0.5 }}>
        {deletionWords(plan, country).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </Box>
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      {step === 'deleting' ? (
        <Box>
          <Typography role="status">Deleting: {plural(deleted, 'document', country)} so far</Typography>
          <LinearProgress aria-label="Deleting your account" />
          <LogoutFlow
            first={() => deleteAccount(setDeleted)}
            onFailure={handleProblem}
            onDone={(hasLeft) => {
              if (hasLeft) notify.success('Your account is deleted. Thank you for the time with us.');
              else setStep('asking');
            }}
          />
        </Box>
      ) : (
        <>
          <TextInput
            label={`Type ${word} to confirm`}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <ConfirmPerson account={account} proof={proof} onChange={setProof} onError={handleProblem} />
        </>
      )}
    </FormDialog>
  );
}
