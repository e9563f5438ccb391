import Eye from 'lucide-react/icons/eye';
import Handshake from 'lucide-react/icons/handshake';
import Mail from 'lucide-react/icons/mail';
import MessageSquare from 'lucide-react/icons/message-square';
import Pencil from 'lucide-react/icons/pencil';
import Phone from 'lucide-react/icons/phone';
import Plus from 'lucide-react/icons/plus';
import StickyNote from 'lucide-react/icons/sticky-note';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PERSONAL_KINDS } from '@/domain/history/activity';
import type { Activity, ActivityKind, CallOutcome } from '@/domain/history/activity';
import { namedDeed } from '@/domain/history/activity-deeds';
import { amountAsChange, CALL_OUTCOME_WORDS, readableChanges } from '@/domain/history/activity-words';
import type { ReadableChange } from '@/domain/history/activity-words';
import type { Act } from '@/domain/history/activity-acts';
import { capitalised } from '@/domain/core/spelling';
import type { CustomFieldDefinition } from '@/domain/company/company';
import { formatHomePhone } from '@/shared/format/home-phone';
import { joinList } from '@/shared/format/words';
import { writtenValue } from '@/shared/format/written-value';
import type { ValueWords } from '@/shared/format/written-value';
import type { LineIcon } from '@/shared/theme/line-icon';
import { PhoneText } from '@/shared/ui/text/phone-text';
import { copyId, MAIL_ENTRY } from '@/domain/mail/mail';
import { paths } from '@/domain/navigation/paths';
import { nounNamed } from '@/domain/nouns';
import { StatusChip } from '@/shared/ui/text/status-chip';
import type { TimelineDetail, TimelineEntry } from '@/shared/ui/record/timeline';

export type TimelineWords = ValueWords & {
  /** The uid of the viewer. */
  readonly viewer: string;
  readonly ownFields: readonly CustomFieldDefinition[];
};

const ICONS: Readonly<Record<ActivityKind, LineIcon>> = {
  note: StickyNote,
  call: Phone,
  created: Plus,
  changed: Pencil,
  deleted: Trash2,
  opened: Eye,
  message: MessageSquare,
  mail: Mail,
};

/** Maximum number of changed fields named one by one. */
const NAMED = 3;

/** One act formatted for people: user, action, text, old and new values, with its consequences folded. */
export function timelineEntry(act: Act, isPending: boolean, words: TimelineWords): TimelineEntry {
  if (act.meaning !== null) return meaningfulEntry(act, act.meaning, isPending, words);
  const entry = amountAsChange(act.entry);
  const changes = readableChanges(entry, words.ownFields, words.formats.country);
  const details = act.details.map((one) => detailOf(one, words));
  return {
    id: entry.uuid,
    at: entry.createdAt,
    icon: ICONS[entry.kind],
    ...(entry.kind === 'message' && { tone: 'attention' as const }),
    text: sentence(entry, changes, words),
    ...(entry.body !== '' && { note: entry.body }),
    ...(entry.kind === 'changed' && { changes: shownChanges(entry, changes, words) }),
    ...(details.length > 0 && { details }),
    ...(isPending && { pending: true }),
  };
}

const MEANINGS = { sold: 'marked the lead sold', undidSold: 'undid Sold' } as const;

/** A sale or its Undo: one line, with the created or deleted records in its details. */
function meaningfulEntry(
  { entry, details }: Act,
  meaning: keyof typeof MEANINGS,
  isPending: boolean,
  words: TimelineWords,
): TimelineEntry {
  const rest = { ...entry, changes: entry.changes.filter(({ field }) => field !== 'listOrganizer') };
  const all = rest.changes.length > 0 ? [rest, ...details] : details;
  return {
    id: entry.uuid,
    at: entry.createdAt,
    icon: meaning === 'sold' ? Handshake : Undo2,
    ...(meaning === 'sold' && { tone: 'good' as const }),
    text: byPerson(entry, MEANINGS[meaning], words),
    ...(all.length > 0 && { details: all.map((one) => detailOf(one, words)) }),
    ...(isPending && { pending: true }),
  };
}

function detailOf(stored: Activity, words: TimelineWords): TimelineDetail {
  const entry = amountAsChange(stored);
  const changes = readableChanges(entry, words.ownFields, words.formats.country);
  return {
    id: entry.uuid,
    text: capitalised(deed(entry, changes)),
    ...(entry.kind === 'changed' && { changes: shownChanges(entry, changes, words) }),
  };
}

function shownChanges(entry: Activity, changes: readonly ReadableChange[], words: TimelineWords) {
  const told = namedDeed(entry.changes, '')?.told;
  const rest = changes.filter(({ field }) => told?.has(field) !== true);
  return rest.map((change) => ({
    label: change.label,
    before: valueOf(change.before, change, words),
    after: valueOf(change.after, change, words),
  }));
}

/** A deletion event does not name its user, so the sentence has no name. */
function sentence(entry: Activity, changes: readonly ReadableChange[], words: TimelineWords): ReactNode {
  if (entry.kind === 'mail' && entry.mailReaders.includes(words.viewer)) {
    return byPerson(entry, <>sent {mailLink(entry, words.viewer)}</>, words);
  }
  if (entry.kind === 'deleted' && entry.byName === '') return `${capitalised(nameOf(entry))} was deleted`;
  return byPerson(entry, deed(entry, changes), words);
}

/** People are named by the roster; others by a function's stored name, but not in notes: a client wrote those. */
function byPerson(entry: Activity, done: ReactNode, { people }: TimelineWords): ReactNode {
  const stored = PERSONAL_KINDS.includes(entry.kind) ? '' : entry.byName;
  const name = people.get(entry.createdBy)?.name ?? stored;
  return (
    <>
      <b>{name || 'Someone'}</b> {done}
    </>
  );
}

/** The viewer's copy of a sent mail; the entry's id holds the message's. */
function mailLink({ uuid, createdBy }: Activity, viewer: string): ReactNode {
  const messageId = uuid.slice(MAIL_ENTRY.length);
  return <Link to={paths.mailAt(createdBy === viewer ? messageId : copyId(messageId, viewer))}>a mail</Link>;
}

/** "this lead", "the tracker Full replacement". */
function nameOf({ noun, recordTitle }: Activity): string {
  return noun === 'customer' || recordTitle === ''
    ? nounNamed(noun).words.this
    : `${nounNamed(noun).words.this} ${recordTitle}`;
}

function deed(entry: Activity, changes: readonly ReadableChange[]): string {
  const named = nameOf(entry);
  switch (entry.kind) {
    case 'note':
      return 'wrote a note';
    case 'call':
      return entry.outcome === '' ? 'logged a call' : `logged a call: ${callEnd(entry.outcome)}`;
    case 'created':
      return `added ${named}`;
    case 'deleted':
      return `deleted ${named}`;
    case 'opened':
      return entry.noun === 'invoice' ? `opened ${named}` : 'opened the tracking page';
    case 'message':
      return 'sent a message';
    case 'mail':
      return 'sent a mail';
    case 'changed':
      return (
        namedDeed(entry.changes, named)?.text ??
        `${changedWhat(changes)}${entry.noun === 'customer' ? '' : ` of ${named}`}`
      );
  }
}

function callEnd(outcome: CallOutcome): string {
  return lowerFirst(CALL_OUTCOME_WORDS[outcome]);
}

/** "moved the appointment", "changed phone and e-mail", "changed 7 fields". */
function changedWhat(changes: readonly ReadableChange[]): string {
  const [only, ...more] = changes;
  if (!only) return 'saved it again';
  if (more.length === 0) return verbOf(only);
  // Several steps of a checklist are one field.
  const labels = [...new Set(changes.map(({ label }) => lowerFirst(label)))];
  if (labels.length === 1) return `changed the ${labels[0] ?? ''}`;
  if (labels.length > NAMED) return `changed ${labels.length} fields`;
  return `changed ${joinList(labels)}`;
}

function verbOf(change: ReadableChange): string {
  const what = `the ${lowerFirst(change.label)}`;
  const isDate = change.kind === 'moment' || change.kind === 'day';
  if (change.before === '') return `set ${what}`;
  if (change.after === '') return `removed ${what}`;
  return `${isDate ? 'moved' : 'changed'} ${what}`;
}

function lowerFirst(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}

function valueOf(text: string, { kind }: ReadableChange, words: TimelineWords) {
  if (text === '') return null;
  if (kind === 'phone') return formatHomePhone(text, words.formats.country) ?? <PhoneText phone={text} />;
  // Entries of the history hold the names themselves.
  if (kind === 'person') return text;
  return kind === 'status' ? <StatusChip status={text} /> : writtenValue(text, kind, words);
}
