import { createDeviceRoom } from '../base/device-room';
import { createJournal } from '../journal/journal';
import { createWindowStorage } from '../journal/kept/journal-storage';
import { createLazyJournal } from '../journal/lazy-journal';
import { leavable } from '../journal/open-journal';
import { joinNoTabs } from '../journal/lone-tab';
import { createLiveStore } from '../live/live-store';
import type { RuntimeState } from '../start/runtime';
import type { FilesOnDevice } from '../session/leave';
import type { Session } from '../session/session';
import { browserSignal } from '../base/signal';
import type { DocStore } from '../store/port';

const NO_FILES: FilesOnDevice = {
  unfinished: async () => null,
  waiting: async () => 0,
  forget: async () => undefined,
};

/** The data layer's state over a store, with a journal as on a shared device: nothing survives the window. */
export function stateOver(store: DocStore, session: Session): RuntimeState {
  const uid = session.state === 'signedIn' ? session.user.uuid : '';
  const live = createLiveStore(store);
  const openJournal = async () => {
    const tab = joinNoTabs(uid, () => undefined);
    const storage = createWindowStorage();
    const room = createDeviceRoom();
    const journal = createJournal({
      uid,
      store,
      storage,
      room,
      tab,
      signal: browserSignal,
      onTaken: live.noteWritten,
    });
    return leavable({ uid, journal, tab, files: NO_FILES });
  };
  return { session, store, live, journal: createLazyJournal(openJournal, store.commit) };
}
