import { INTENTS } from '@/domain/core/intents';
import { toAppError } from '../base/app-error';
import { newId } from '../core/ids';
import type { Write } from '../store/port';
import { createCompareGate } from './compare-gate';
import { withCurrentLists } from './current-lists';
import { isReplaced } from './is-held';
import { FRESH, isWaiting, pathOfRef, touches } from './kept/entry';
import type { JournalEntry, TheirValue } from './kept/entry';
import { createKeptEntries } from './kept/kept-entries';
import type { Journal, JournalParts } from './journal-parts';
import { followLeftChanges } from './left-changes';
import { earlierWrites, takenBack } from './taken-back';
import { merged } from './theirs/merged';
import { untilDecided } from './until-decided';
import { joinTheirs, withoutField, withoutSame } from './theirs/theirs';

/** Opens a user's journal; changes left by closed tabs are compared with the server. */
export function createJournal(parts: JournalParts): Journal {
  const { uid, store, storage, room, tab, signal, onTaken } = parts;
  const kept = createKeptEntries({ uid, storage, room, tab });
  const { put, amend, remove } = kept;
  const entries = () => kept.get().entries;
  const changed = new Set<string>();
  let isClosed = false;
  let latest = 0;

  const left = followLeftChanges({
    store,
    room,
    tab,
    entries,
    load: kept.load,
    isUntouched: ({ writes }) => writes.every((write) => !changed.has(pathOfRef(write.ref))),
    onTaken: (entry) => settle(entry),
    onLost: async (entry, then) => {
      // The entry shows the refusal.
      if (then === 'send') sendAgain(entry.opId).catch(() => undefined);
      else await put({ ...entry, refusal: 'not-taken' });
    },
  });

  const refresh = async () => {
    await left.load();
    left.judge();
  };

  const commit: Journal['commit'] = async ({ name, label, writes: made }, whenRefused, onSent) => {
    const send = (batch: readonly Write[]) => {
      const sent = store.commit(batch);
      onSent?.();
      return sent;
    };
    // Their own screen waits for them and resumes them.
    if (!INTENTS[name].offline) {
      await send(made);
      onTaken(made);
      return;
    }
    const entry = { ...FRESH, opId: newId(), uid, tab: tab.id, at: nextMoment(), name, label, writes: made };
    for (const write of made) changed.add(pathOfRef(write.ref));
    let writes = made;
    await put(entry, async (one) => {
      const waiting = waitingBefore(one);
      const completed = await withCurrentLists(store, made, { isOnline: signal.isOnline(), waiting });
      ({ writes } = completed);
      return { ...one, ...completed, earlier: earlierWrites(made, waiting) };
    });
    gate.noteKept();
    try {
      await send(writes);
    } catch (cause) {
      const error = toAppError(cause);
      // Closed while sending: the outcome is unknown, and the next opener asks the server.
      if (isClosed) throw error;
      if (await isReplacedByOwn(entry)) {
        onTaken(writes);
        await settle(current(entry));
        return;
      }
      if (whenRefused === 'keep') await put({ ...current(entry), refusal: error.code });
      else await remove([entry.opId]);
      throw error;
    }
    onTaken(writes);
    await settle(current(entry));
  };

  const current = (entry: JournalEntry) => entries().find((one) => one.opId === entry.opId) ?? entry;

  /** The server has a change: it is removed, unless it overwrote another user's values that cannot be merged. */
  const settle = async (sent: JournalEntry) => {
    // What this change replaced of an earlier one with unknown outcome is not missed there.
    for (const earlier of entries().filter((one) => isWaiting(one) && one.at < sent.at)) {
      const own = sent.writes.filter((write) => touches(earlier, write.ref));
      // Read only now: another settled change may have noted its own meanwhile.
      if (own.length > 0) await amend(earlier.opId, { later: [...current(earlier).later, ...own] });
    }
    if (sent.earlier.length > 0) await laterDecided(sent);
    const lost = await takenBack(store, sent, () => ownAfter(current(sent))).catch(() => null);
    const { writes, left: theirs } = await merged(store, sent);
    // The next opener asks the server again, and merges.
    if (lost === null || (isClosed && lost.length + writes.length > 0)) return;
    followUp(sent, sent.label, lost);
    followUp(sent, 'Both changes kept', writes);
    const entry = { ...sent, theirs };
    // Of several changes of one field, only the last one asks.
    for (const { opId, theirs: before, isSent } of entries()) {
      if (isSent && opId !== entry.opId) await ask(opId, before, withoutSame(before, entry));
    }
    if (theirs.length === 0) await remove([entry.opId]);
    else await put({ ...entry, tab: tab.id, refusal: null, isSent: true });
  };

  /** Sends more of a change that the server has; the stored entry shows a refusal. */
  const followUp = ({ name }: JournalEntry, label: string, writes: readonly Write[]) => {
    if (writes.length > 0) commit({ name, label, writes }, 'keep').catch(() => undefined);
  };

  const ask = async (opId: string, before: readonly TheirValue[], theirs: readonly TheirValue[]) => {
    if (theirs.length === 0) await remove([opId]);
    else if (theirs.length < before.length) await amend(opId, { theirs });
  };

  const decide = async (opId: string, decided: TheirValue) => {
    const { theirs = [] } = entries().find((one) => one.opId === opId) ?? {};
    await ask(opId, theirs, withoutField(theirs, decided));
  };

  /** Epoch ms, later than every change before it: their order is certain also when the device's clock goes back. */
  const nextMoment = () => {
    latest = Math.max(Date.now(), latest + 1, ...entries().map(({ at }) => at + 1));
    return latest;
  };

  const waitingAfter = ({ at, writes }: JournalEntry) =>
    entries().filter((one) => isWaiting(one) && one.at > at && writes.some(({ ref }) => touches(one, ref)));

  const ownAfter = (entry: JournalEntry) => [
    ...entry.later,
    ...waitingAfter(entry).flatMap(({ writes }) => writes),
  ];

  /** A later change counts once it is accepted: one that is refused takes the place of nothing. */
  const laterDecided = (entry: JournalEntry) => {
    const own = waitingAfter(entry).filter((one) => one.tab === tab.id);
    return untilDecided(kept, own, () => isClosed);
  };

  const isReplacedByOwn = async (entry: JournalEntry) => {
    if (!(await isReplaced(store, current(entry), waitingAfter(entry)))) return false;
    await laterDecided(entry);
    return isReplaced(store, current(entry), waitingAfter(entry));
  };

  const waitingBefore = ({ opId }: JournalEntry) => {
    const all = entries();
    const at = all.findIndex((one) => one.opId === opId);
    return all.slice(0, Math.max(0, at)).filter(isWaiting);
  };

  const sendAgain = async (opId: string) => {
    const entry = entries().find((one) => one.opId === opId);
    if (!entry) return;
    await Promise.all([commit(entry, 'keep'), remove([opId])]);
  };

  /** Tabs share one storage: a tab whose client survives also sends this one's changes, later. */
  const tellLoss = () => {
    const loss = room.loss();
    if (loss) tab.tell(loss);
  };

  const gate = createCompareGate({
    store,
    signal,
    load: async () => {
      await left.load();
      return entries();
    },
    entries,
    inTurn: tab.inTurn,
    onCompared: ({ opId, theirs }, found, comparedAt) =>
      amend(opId, { theirs: joinTheirs(theirs, found), comparedAt }),
  });

  void refresh();
  // A device that was silent at the start may hold what earlier visits left.
  storage.onLasting?.(() => {
    if (isClosed) return;
    void refresh();
    gate.noteKept();
  });
  tellLoss();
  const stopHearing = room.onGivenUp(() => {
    tellLoss();
    kept.tell();
    left.judge();
  });

  return {
    get: kept.get,
    subscribe: kept.subscribe,
    commit,
    retry: sendAgain,
    discard: remove,
    decide,
    refresh,
    isStoring: kept.isStoring,
    close: () => {
      isClosed = true;
      left.close();
      gate.close();
      kept.tell();
      stopHearing();
      tab.leave();
    },
  };
}
