import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { answerConnection } from '@/data/network/network';
import { paths } from '@/domain/navigation/paths';
import type { Connection, ConnectionAnswer } from '@/domain/network/connection';
import { useAction } from '@/shared/feedback/use-action';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';
import { DateText } from '@/shared/ui/text/date-text';
import { MenuButton } from '@/shared/ui/menus/menu-button';
import { PersonAvatar } from '@/shared/ui/text/person-avatar';
import { AnswerRow } from './answer-row';

const DONE: Readonly<Record<ConnectionAnswer, string>> = {
  accept: 'You are connected',
  decline: 'Request declined',
  withdraw: 'Request taken back',
  remove: 'Connection ended',
  block: 'Blocked',
  unblock: 'Unblocked',
};

const SINCE = {
  waiting: 'Asked',
  connected: 'Connected since',
  sent: 'Sent',
  blocked: 'Blocked',
  declined: 'Declined',
} as const;

/** A connection with its actions. */
export function ConnectionRow({ connection }: { readonly connection: Connection }) {
  const { uuid, other, otherName, otherBusiness, state, message, updatedAt } = connection;
  const { busy, run } = useAction();
  const [asking, setAsking] = useState<'remove' | 'block' | null>(null);
  const answer = (one: ConnectionAnswer) => run(() => answerConnection(uuid, one), DONE[one]);
  const button = (one: ConnectionAnswer, label: string, variant: 'contained' | 'outlined' = 'outlined') => (
    <Button
      variant={variant}
      disabled={busy}
      aria-label={`${label} ${otherName}`}
      onClick={() => void answer(one)}
    >
      {label}
    </Button>
  );
  return (
    <AnswerRow
      picture={<PersonAvatar name={otherName} size={40} />}
      title={otherName}
      about={
        <>
          {otherBusiness !== '' && `${otherBusiness} · `}
          {SINCE[state]} <DateText at={updatedAt} kind="day" />
        </>
      }
      note={message !== '' && state !== 'connected' ? `“${message}”` : undefined}
      actions={
        <>
          {state === 'waiting' && (
            <>
              {button('accept', 'Accept', 'contained')}
              {button('decline', 'Decline')}
            </>
          )}
          {state === 'sent' && button('withdraw', 'Withdraw')}
          {state === 'blocked' && button('unblock', 'Unblock')}
          {state === 'connected' && (
            <Button
              component={Link}
              to={paths.socialProfileOf(other)}
              variant="outlined"
              aria-label={`Profile of ${otherName}`}
            >
              Profile
            </Button>
          )}
          {(state === 'waiting' || state === 'connected') && (
            <MenuButton
              label={`More about ${otherName}`}
              items={[
                ...(state === 'connected'
                  ? [{ id: 'remove', label: 'Remove', onSelect: () => setAsking('remove') }]
                  : []),
                { id: 'block', label: 'Block', tone: 'danger' as const, onSelect: () => setAsking('block') },
              ]}
            />
          )}
        </>
      }
    >
      <ConfirmDialog
        open={asking !== null}
        title={asking === 'block' ? `Block ${otherName}?` : `Remove ${otherName}?`}
        text={
          asking === 'block'
            ? 'They cannot reach you any more, and nobody tells them why.'
            : 'You no longer see each other’s posts for connections. Either of you can ask again.'
        }
        confirmLabel={asking === 'block' ? 'Block' : 'Remove'}
        tone="danger"
        pending={busy}
        onConfirm={() => {
          if (asking !== null) void answer(asking).then(() => setAsking(null));
        }}
        onClose={() => setAsking(null)}
      />
    </AnswerRow>
  );
}
