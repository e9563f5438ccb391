import { muteChat } from '@/data/account/preferences';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { usePreferences } from '@/data/session/use-settings';
import { SwitchRow } from '@/shared/ui/page/switch-row';

/** Mutes the conversation for the user alone. */
export function MuteSwitch({ threadId }: { threadId: string }) {
  const viewer = useViewer();
  const commit = useCommit();
  const { preferences, saved, isKnown } = usePreferences();
  if (!isKnown) return null;
  return (
    <SwitchRow
      label="Mute this conversation"
      text="You are told of none of its messages, mentions included. Unread ones are still counted here."
      checked={preferences.mutedChats.includes(threadId)}
      onChange={(isMuted) => commit(muteChat(viewer, { preferences, saved }, threadId, isMuted))}
    />
  );
}
