import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import AlertCircle from 'lucide-react/icons/circle-alert';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Bookmark from 'lucide-react/icons/bookmark';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Forward from 'lucide-react/icons/forward';
import MailIcon from 'lucide-react/icons/mail';
import Reply from 'lucide-react/icons/reply';
import ReplyAll from 'lucide-react/icons/reply-all';
import Star from 'lucide-react/icons/star';
import Tag from 'lucide-react/icons/tag';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { mailCall } from '@/api/contract/mail';
import type { MailLabelInfo, MailMessage, MailUpdate } from '@/api/contract/mail';
import { useCall } from '@/api/use-call';
import { recordPath } from './record-path';
import { AsyncView } from '@/shared/ui/states/async-view';
import { ListSkeleton } from '@/shared/ui/states/list-skeleton';
import { Icon } from '@/shared/ui/text/icon';
import { LabelDot } from './label-dot';
import { MailMessageView } from './mail-message';
import { Act, Answer, Step } from './reader-buttons';
import { Unsent } from './unsent';

export type Answering = 'reply' | 'replyAll' | 'forward';

export type ReaderProps = {
  readonly mailId: string;
  readonly labels: readonly MailLabelInfo[];
  /** Its place among the list's mails, from 1; null when it is not on this page. */
  readonly place: {
    readonly at: number;
    readonly of: number;
    readonly newer: string;
    readonly older: string;
  } | null;
  readonly listAddress: string;
  readonly isPhone: boolean;
  readonly onUpdate: (mails: readonly MailMessage[], update: MailUpdate) => void;
  readonly onPickLabel: (mails: readonly MailMessage[]) => void;
  readonly onAnswer: (mail: MailMessage, how: Answering) => void;
  readonly onContinue: (mail: MailMessage) => void;
};

/** An opened mail with its conversation; opening marks it as read. */
export function Reader(props: ReaderProps) {
  const { mailId, listAddress, isPhone, onUpdate } = props;
  const state = useCall(mailCall, { mailId });
  const data = state.isEarlier ? undefined : state.data;
  const mail = data?.mail;
  const read = useRef('');
  useEffect(() => {
    // Once per opening: "Mark as unread" in the open mail stays.
    if (!mail || read.current === mail.id) return;
    read.current = mail.id;
    if (mail.isUnread) onUpdate([mail], { isUnread: false });
  }, [mail, onUpdate]);
  const status =
    state.error?.code === 'not-found'
      ? 'missing'
      : data
        ? 'ready'
        : state.status === 'error'
          ? 'error'
          : 'loading';
  return (
    <Box
      component="section"
      aria-label="Opened mail"
      sx={{ position: 'relative', flex: 1, minWidth: 0, overflowY: { md: 'auto' } }}
    >
      {/* A phone shows the list's heading only with the list. */}
      {isPhone && <h1 className="visually-hidden">Opened mail</h1>}
      <AsyncView
        status={status}
        data={data}
        error={state.error}
        onRetry={state.retry}
        skeleton={<ListSkeleton rows={4} />}
        missingText="This mail is not there any more."
        back={{ to: listAddress, label: 'Back to the list' }}
      >
        {(shown) => <Opened {...props} {...shown} />}
      </AsyncView>
    </Box>
  );
}

type OpenedProps = ReaderProps & {
  readonly mail: MailMessage;
  readonly conversation: readonly MailMessage[];
};

function Opened(props: OpenedProps) {
  const { mail, conversation, labels, place, listAddress, isPhone, onUpdate, onPickLabel, onAnswer } = props;
  const isGone = mail.folder === 'trash' || mail.folder === 'spam';
  const act = (update: MailUpdate) => () => onUpdate([mail], update);
  const own = labels.filter(({ id }) => mail.labelIds.includes(id));
  const last = conversation.findLast(({ state }) => state !== 'draft' && state !== 'failed') ?? mail;
  return (
    <>
      <Box
        role="toolbar"
        aria-label="Actions"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          px: 1.5,
          minHeight: 60,
          borderBottom: '1px solid',
          borderColor: 'divider',
        }}
      >
        {isPhone && (
          <IconButton component={Link} to={listAddress} aria-label="Back to the list">
            <Icon of={ArrowLeft} mirror />
          </IconButton>
        )}
        {isGone ? (
          <>
            <Act label="Move back" icon={Undo2} onRun={act({ folder: 'back' })} />
            <Act label="Delete for good" icon={Trash2} onRun={act({ folder: 'deleted' })} />
          </>
        ) : (
          <>
            <Act
              label={mail.isStarred ? 'Remove star' : 'Star'}
              icon={Star}
              isOn={mail.isStarred}
              onRun={act({ isStarred: !mail.isStarred })}
            />
            <Act
              label={mail.isImportant ? 'Not important' : 'Important'}
              icon={Bookmark}
              isOn={mail.isImportant}
              onRun={act({ isImportant: !mail.isImportant })}
            />
            <Act label="Label" icon={Tag} onRun={() => onPickLabel([mail])} />
            {mail.isReceived && (
              <Act
                label={mail.isUnread ? 'Mark as read' : 'Mark as unread'}
                icon={MailIcon}
                onRun={act({ isUnread: !mail.isUnread })}
              />
            )}
            {mail.isReceived && <Act label="Spam" icon={AlertCircle} onRun={act({ folder: 'spam' })} />}
            <Act label="Move to trash" icon={Trash2} onRun={act({ folder: 'trash' })} />
          </>
        )}
        <Box sx={{ flex: 1 }} />
        {place && !isPhone && (
          <>
            <Typography variant="body2" className="tn" sx={{ color: 'text.secondary' }}>
              {place.at} of {place.of}
            </Typography>
            <Step label="Newer mail" icon={ChevronUp} to={place.newer} />
            <Step label="Older mail" icon={ChevronDown} to={place.older} />
          </>
        )}
      </Box>
      <Box sx={{ p: { xs: 2, md: 3 }, maxWidth: 860 }}>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {mail.subject.trim() || '(no subject)'}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1.5 }}>
          {own.map((label) => (
            <Chip
              key={label.id}
              size="small"
              variant="outlined"
              icon={<LabelDot label={label} />}
              label={label.name}
              sx={{ paddingInlineStart: 0.75 }}
            />
          ))}
          {mail.record && (
            <Chip
              size="small"
              variant="outlined"
              color="primary"
              clickable
              component={Link}
              to={recordPath(mail.record)}
              label={mail.record.title || `Open the ${mail.record.noun}`}
            />
          )}
        </Box>
        {conversation.map((one) => (
          <MailMessageView key={one.id} mail={one} isOpen={one.id === mail.id || one === last}>
            <Unsent mail={one} onContinue={() => props.onContinue(one)} />
          </MailMessageView>
        ))}
        {!isGone && last.state !== 'draft' && last.state !== 'failed' && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            <Answer label="Reply" icon={Reply} onRun={() => onAnswer(last, 'reply')} />
            {last.to.length + last.cc.length > 1 && (
              <Answer label="Reply all" icon={ReplyAll} onRun={() => onAnswer(last, 'replyAll')} />
            )}
            <Answer label="Forward" icon={Forward} onRun={() => onAnswer(last, 'forward')} />
          </Box>
        )}
      </Box>
    </>
  );
}
