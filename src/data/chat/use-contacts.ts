import { useMemo } from 'react';
import { chatPeople } from '@/domain/chat/contacts';
import type { ChatPeople } from '@/domain/chat/contacts';
import { useLive } from '../live/use-live';
import { connectionsOf } from '../network/network';
import { useUser, useViewer } from '../session/use-session';
import { useOpenedRoster } from '../session/use-settings';

export type Contacts = ChatPeople & { readonly isLoading: boolean };

/** The people of the user's chats, live. */
export function useContacts(): Contacts {
  const viewer = useViewer();
  const { displayName } = useUser();
  const { record, status } = useOpenedRoster();
  const connections = useLive(connectionsOf(viewer));
  const isLoading = status === 'loading' || connections.status === 'loading';
  const { uid, owner } = viewer;
  const { rows } = connections;
  return useMemo(() => {
    const roster = record?.people ?? [];
    return {
      ...chatPeople({ uid, owner, ownName: displayName, roster, connections: rows, isLoading }),
      isLoading,
    };
  }, [uid, owner, displayName, record, rows, isLoading]);
}
