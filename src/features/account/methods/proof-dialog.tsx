import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { toAppError } from '@/data/base/app-error';
import type { Account } from '@/data/session/session';
import { notify } from '@/shared/feedback/notify';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';

import { ConfirmPerson } from '../confirm-person';
import { confirmPerson, firstProof } from '../proof';

export type ProofDialogProps = {
  readonly account: Account;
  /** The requested action, run after the reauthentication. */
  readonly then: () => Promise<void>;
  readonly onClose: () => void;
};

/** Reauthenticates when the sign-in is too old for the requested action. */
export function ProofDialog({ account, then, onClose }: ProofDialogProps) {
  const [proof, setProof] = useState(() => firstProof(account));
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const handleConfirm = async () => {
    setIsBusy(true);
    setProblem(null);
    try {
      await confirmPerson(proof);
    } catch (cause) {
      setProblem(toAppError(cause).message);
      setIsBusy(false);
      return;
    }
    onClose();
    await then().catch((cause: unknown) => notify.error(toAppError(cause).message));
  };
  return (
    <FormDialog
      open
      title="Is it you?"
      width="small"
      fullScreenOnPhone={false}
      onClose={onClose}
      actions={
        <Button variant="contained" loading={isBusy} onClick={() => void handleConfirm()}>
          Go on
        </Button>
      }
    >
      <Typography>You logged in a while ago. For your safety, confirm it once more.</Typography>
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      <ConfirmPerson
        account={account}
        proof={proof}
        onChange={setProof}
        onError={(cause) => setProblem(toAppError(cause).message)}
      />
    </FormDialog>
  );
}
