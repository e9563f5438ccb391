import Box from '@mui/material/Box';
import { useCallback, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { labelsCall, updateMailsCall } from '@/api/contract/mail';
import type { MailLabelInfo, MailMessage, MailUpdate } from '@/api/contract/mail';
import { useCall, useSendCall } from '@/api/use-call';
import { toAppError } from '@/data/base/app-error';
import { isSystemLabel } from '@/domain/mail/mail-lists';
import { paths } from '@/domain/navigation/paths';
import { notify } from '@/shared/feedback/notify';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { useIsPhone } from '@/shared/ui/hooks/use-is-phone';
import { EmptyMail } from '@/shared/ui/states/empty-art';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { BackLink } from '@/shared/ui/page/back-link';
import { NotFoundState } from '@/shared/ui/states/not-found-state';
import { addressOfLabel, LabelsColumn } from './labels-column';
import { MailAbout } from './mail-about';
import { MailList } from './mail-list';
import { Reader } from './reader';
import { TakenBack } from './taken-back';
import { useCompose } from './use-compose';
import { useMails } from './use-mails';

const Compose = lazyDialog(async () => (await import('./compose/compose')).Compose);
const LabelDialog = lazyDialog(async () => (await import('./label-dialog')).LabelDialog);
const PickLabelDialog = lazyDialog(async () => (await import('./pick-label-dialog')).PickLabelDialog);

const NONE: readonly MailLabelInfo[] = [];

/** /app/mail: lists, mails and the opened one side by side; on a phone one after the other. */
export function MailPage() {
  const { systemLabel = '', customLabel, mailId = '' } = useParams();
  if (customLabel === undefined && !isSystemLabel(systemLabel)) {
    return <NoSuchList text="There is no such list of mails." />;
  }
  return (
    <MailScreen
      listId={customLabel ?? systemLabel}
      list={customLabel === undefined ? { systemLabel } : { customLabel }}
      mailId={mailId}
    />
  );
}

function NoSuchList({ text }: { readonly text: string }) {
  return (
    <NotFoundState
      heading="h1"
      text={text}
      actions={<BackLink to={paths.mailList('all')} label="All mail" />}
    />
  );
}

type MailScreenProps = {
  readonly listId: string;
  readonly list: { readonly systemLabel: string } | { readonly customLabel: string };
  readonly mailId: string;
};

function MailScreen({ listId, list, mailId }: MailScreenProps) {
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  const labels = useCall(labelsCall, {}).data?.labels ?? NONE;
  const mails = useMails(list);
  const update = useSendCall(updateMailsCall);
  const compose = useCompose();
  const [editing, setEditing] = useState<MailLabelInfo | 'new' | null>(null);
  const [picking, setPicking] = useState<readonly MailMessage[] | null>(null);
  const listAddress = addressOfLabel({
    id: listId,
    type: 'customLabel' in list ? 'custom_label' : 'system_label',
  });
  const addressOf = useCallback((id: string) => `${listAddress}/${encodeURIComponent(id)}`, [listAddress]);
  const handleUpdate = useCallback(
    (changed: readonly MailMessage[], change: MailUpdate) => {
      update({ mailIds: changed.map(({ id }) => id), update: change }).catch((error: unknown) =>
        notify.error(toAppError(error).message),
      );
      if (change.folder !== undefined && changed.some(({ id }) => id === mailId)) void navigate(listAddress);
    },
    [update, mailId, navigate, listAddress],
  );
  const own = labels.filter(({ type }) => type === 'custom_label');
  const at = mails.rows.findIndex(({ id }) => id === mailId);
  const step = (to: number) => {
    const row = mails.rows[to];
    return row ? addressOf(row.id) : '';
  };
  if (mails.state.error?.code === 'not-found') return <NoSuchList text="There is no such label any more." />;
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        height: { md: 'calc(100dvh - var(--jl-topbar))' },
        minHeight: 'calc(100dvh - var(--jl-topbar))',
        bgcolor: 'background.paper',
      }}
    >
      {!isPhone && (
        <LabelsColumn
          labels={labels}
          current={listId}
          onCompose={compose.start}
          onNew={() => setEditing('new')}
          onEdit={setEditing}
        />
      )}
      {(!isPhone || mailId === '') && (
        <MailList
          key={listId}
          mails={mails}
          labels={labels}
          label={labels.find(({ id }) => id === listId) ?? null}
          currentId={mailId}
          isPhone={isPhone}
          addressOf={addressOf}
          onUpdate={handleUpdate}
          onPickLabel={setPicking}
          onNewLabel={() => setEditing('new')}
          onCompose={compose.start}
        />
      )}
      {mailId !== '' ? (
        <Reader
          key={mailId}
          mailId={mailId}
          labels={own}
          place={
            at < 0 ? null : { at: at + 1, of: mails.rows.length, newer: step(at - 1), older: step(at + 1) }
          }
          listAddress={listAddress}
          isPhone={isPhone}
          onUpdate={handleUpdate}
          onPickLabel={setPicking}
          onAnswer={compose.answer}
          onContinue={compose.goOn}
        />
      ) : (
        !isPhone && (
          <EmptyState
            art={<EmptyMail width={160} />}
            title="No mail opened"
            text="Choose a mail of the list to read it here."
          />
        )
      )}
      <MailAbout onKnown={compose.write} />
      {compose.sentId !== '' && (
        <TakenBack
          key={`sent-${compose.sentId}`}
          mailId={compose.sentId}
          onTakenBack={compose.goOn}
          onGone={compose.forgetSent}
        />
      )}
      {compose.written && (
        <Compose
          key={`written-${compose.written.mailId}`}
          {...compose.written}
          isPhone={isPhone}
          onClose={compose.close}
          onSent={compose.closeSent}
        />
      )}
      <LabelDialog
        key={editing === null ? 'none' : editing === 'new' ? 'new' : editing.id}
        open={editing !== null}
        label={editing === 'new' ? null : editing}
        onClose={() => setEditing(null)}
        onRemoved={({ id }) => {
          if (id === listId) void navigate(paths.mailList('all'));
        }}
      />
      <PickLabelDialog
        open={picking !== null}
        labels={own}
        mails={picking ?? []}
        onPick={(change) => handleUpdate(picking ?? [], change)}
        onNew={() => {
          setPicking(null);
          setEditing('new');
        }}
        onClose={() => setPicking(null)}
      />
    </Box>
  );
}
