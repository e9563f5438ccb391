import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { Suspense, useEffect, useState } from 'react';
import { discardDraftCall, sendMailCall } from '@/api/contract/mail';
import type { MailContent, MailRecord } from '@/api/contract/mail';
import { useSendCall } from '@/api/use-call';
import { toAppError } from '@/data/base/app-error';
import { useViewer } from '@/data/session/use-session';
import { maxLengthOf } from '@/domain/core/bounds';
import { isBlankDraft, problemOfDraft } from '@/domain/mail/draft';
import { mailShape } from '@/domain/mail/mail';
import { AttachButton, Attachments, useAttaching } from '@/features/files/public';
import { RecordPicker } from '@/features/finder/public';
import { notify } from '@/shared/feedback/notify';
import { useStableHandler } from '@/shared/ui/hooks/use-stable-handler';
import { LineSkeleton } from '@/shared/ui/states/line-skeleton';
import { Icon } from '@/shared/ui/text/icon';
import { docked, whole } from './compose-frames';
import { ComposePeople } from './compose-people';
import { SHORT_SCREEN } from './recipients-field';
import { useForwardedFiles } from './use-forwarded-files';
import { useOutsideProblem } from './use-outside-problem';
import { useWrittenDraft } from './use-written-draft';
import { lazy } from '@/shared/ui/states/lazy';

const RichTextEditor = lazy(async () => ({
  default: (await import('@/shared/editor/rich-text-editor')).RichTextEditor,
}));

export type ComposeProps = {
  readonly mailId: string;
  readonly initial: MailContent;
  /** The message whose files it passes on; null for none. */
  readonly filesOf: string | null;
  readonly isPhone: boolean;
  readonly onClose: () => void;
  readonly onSent: (mailId: string) => void;
};

const withAddresses = ({ to, cc, bcc = [], ...rest }: MailContent) => {
  const recipients = (people: MailContent['to']) =>
    people.map(({ email, ...one }) => ({ ...one, address: email }));
  return { ...rest, to: recipients(to), cc: recipients(cc), bcc: recipients(bcc) };
};

/** A mail being written: docked at the edge, or the whole screen of a phone. What is typed is kept as a draft. */
export function Compose({ mailId, initial, filesOf, isPhone, onClose, onSent }: ComposeProps) {
  const draft = useWrittenDraft(mailId, initial);
  const { content, change } = draft;
  const [problem, setProblem] = useState('');
  const [hasLeftPictures, setHasLeftPictures] = useState(false);
  const outsideProblem = useOutsideProblem([...content.to, ...content.cc, ...(content.bcc ?? [])]);
  const send = useSendCall(sendMailCall);
  const discard = useSendCall(discardDraftCall);
  const { owner, uid } = useViewer();
  const attaching = useAttaching({ holder: 'mail', recordId: mailId, owner, assignees: [uid] });
  const forwarded = useForwardedFiles(filesOf, useStableHandler(attaching.sending.add));
  const hasFiles = attaching.files.length > 0;
  const keep = useStableHandler(() => {
    if (draft.status === 'new') change({});
  });
  // A mail that holds nothing but files is a draft too.
  useEffect(() => {
    if (hasFiles) keep();
  }, [hasFiles, keep]);
  const edit = (part: Partial<MailContent>) => {
    setProblem('');
    change(part);
  };
  const editPeople = (part: Partial<MailContent>, customer: MailRecord | undefined) => {
    edit({ ...part, ...(customer && content.record === null && { record: customer }) });
  };
  const said = problem || (draft.error?.message ?? forwarded.problem ?? outsideProblem);
  const handleSend = async () => {
    const wrong = problemOfDraft(withAddresses(content)) ?? outsideProblem;
    if (wrong !== '') return setProblem(wrong);
    if (attaching.isPending || forwarded.isPending)
      return setProblem('The files are still on their way. Send the mail once they are there.');
    try {
      if (draft.status === 'new') change({});
      await draft.save();
      await send({ mailId });
      onSent(mailId);
    } catch (error) {
      setProblem(toAppError(error).message);
    }
  };
  const handleDiscard = async () => {
    try {
      await draft.save();
      if (draft.status !== 'new' || !isBlankDraft(withAddresses(initial))) await discard({ mailId });
    } catch (error) {
      const { code, message } = toAppError(error);
      if (code !== 'not-found') return notify.error(message);
    }
    attaching.discard();
    onClose();
  };
  return (
    <Box
      {...attaching.areaProps}
      component="section"
      aria-label="New mail"
      sx={isPhone ? whole : docked}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void handleSend();
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          px: 2,
          minHeight: 48,
          flex: 'none',
          bgcolor: 'action.hover',
          [SHORT_SCREEN]: { minHeight: 40 },
        }}
      >
        <Typography component="h2" sx={{ flex: 1, fontWeight: 600 }}>
          {content.subject.trim() || 'New mail'}
        </Typography>
        <IconButton aria-label="Close and keep the draft" onClick={onClose}>
          <Icon of={X} />
        </IconButton>
      </Box>
      {/* One part that scrolls, so that many recipients or files leave room for the message. */}
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto', display: 'flex', flexDirection: 'column', px: 2 }}>
        <Box sx={{ display: 'grid', gap: 1, pt: 1, pb: 1.5, [SHORT_SCREEN]: { gap: 0, pt: 0, pb: 0.5 } }}>
          <ComposePeople people={content} initial={initial} onChange={editPeople} />
          <TextField
            label="Subject"
            size="small"
            value={content.subject}
            slotProps={{ htmlInput: { maxLength: maxLengthOf(mailShape, 'subject') } }}
            onChange={(event) => edit({ subject: event.target.value })}
          />
          {content.record ? (
            <Chip
              size="small"
              variant="outlined"
              label={`About ${content.record.title || `this ${content.record.noun}`}: shows in its history`}
              onDelete={() => edit({ record: null })}
              sx={{ justifySelf: 'start', maxWidth: '100%' }}
            />
          ) : (
            <Box sx={{ [SHORT_SCREEN]: { display: 'none' } }}>
              <RecordPicker
                label="About a customer, tracker or job"
                onPick={({ noun, id, title }) => edit({ record: { noun, id, title } })}
              />
            </Box>
          )}
        </Box>
        <Box sx={{ display: 'flex', flexDirection: 'column', flex: '1 0 auto', pb: 1.5 }}>
          <Suspense fallback={<LineSkeleton rows={4} height={24} />}>
            <RichTextEditor
              label="Message"
              initial={initial.body}
              placeholder="Write your message"
              onPictures={() => setHasLeftPictures(true)}
              minHeight={120}
              isFilling
              autoFocus={initial.to.length > 0}
              onChange={(body) => edit({ body })}
            />
          </Suspense>
        </Box>
        <Attachments attaching={attaching} />
      </Box>
      {hasLeftPictures && (
        <Alert severity="info" onClose={() => setHasLeftPictures(false)} sx={{ mx: 2, my: 1 }}>
          The text of a mail holds no pictures. Attach them as files instead.
        </Alert>
      )}
      {said !== '' && (
        <Alert severity={said === outsideProblem ? 'warning' : 'error'} sx={{ mx: 2, my: 1 }}>
          {said}
        </Alert>
      )}
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          p: 1.5,
          flex: 'none',
          [SHORT_SCREEN]: { py: 0.5 },
          borderTop: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Button
          variant="contained"
          startIcon={<Icon of={Send} size={16} />}
          onClick={() => void handleSend()}
        >
          Send
        </Button>
        <AttachButton attaching={attaching} isIcon />
        <Typography variant="body2" role="status" sx={{ flex: 1, color: 'text.secondary' }}>
          {STATUS[draft.status]}
        </Typography>
        <IconButton aria-label="Discard this draft" onClick={() => void handleDiscard()}>
          <Icon of={Trash2} />
        </IconButton>
      </Box>
    </Box>
  );
}

const STATUS = { new: '', saving: 'Saving…', saved: 'Draft kept', refused: 'Not saved' } as const;
