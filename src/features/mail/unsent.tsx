import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { takeBackCall } from '@/api/contract/mail';
import type { MailMessage } from '@/api/contract/mail';
import { useSendCall } from '@/api/use-call';
import { toAppError } from '@/data/base/app-error';
import { notify } from '@/shared/feedback/notify';
import { stateText } from './mail-words';

/** What keeps a mail from having been sent, and the way on. */
export function Unsent({
  mail,
  onContinue,
}: {
  readonly mail: MailMessage;
  readonly onContinue: () => void;
}) {
  const takeBack = useSendCall(takeBackCall);
  if (mail.state === 'sent') return null;
  if (mail.state === 'sending') {
    return (
      <Button
        size="small"
        sx={{ mt: 1 }}
        onClick={() => {
          takeBack({ mailId: mail.id }).catch((error: unknown) => notify.error(toAppError(error).message));
        }}
      >
        Do not send yet
      </Button>
    );
  }
  if (mail.state === 'queued') {
    return (
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {stateText(mail)}…
      </Typography>
    );
  }
  return (
    <>
      {mail.failure !== '' && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {mail.failure}
        </Alert>
      )}
      <Button size="small" variant="outlined" sx={{ mt: 1 }} onClick={onContinue}>
        Continue writing
      </Button>
    </>
  );
}
