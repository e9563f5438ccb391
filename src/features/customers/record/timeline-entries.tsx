import Eye from 'lucide-react/icons/eye';
import MessageSquare from 'lucide-react/icons/message-square';
import Pencil from 'lucide-react/icons/pencil';
import Phone from 'lucide-react/icons/phone';
import Plus from 'lucide-react/icons/plus';
import StickyNote from 'lucide-react/icons/sticky-note';
import Trash2 from 'lucide-react/icons/trash-2';
import type { Activity, ActivityKind, CallOutcome } from '@/domain/activity';
import { amountAsChange, CALL_OUTCOME_WORDS, readableChanges } from '@/domain/activity-words';
import type { ReadableChange } from '@/domain/activity-words';
import type { CustomFieldDefinition } from '@/domain/company';
import { joinList } from '@/shared/format/words';
import { writtenValue } from '@/shared/format/written-value';
import type { ValueWords } from '@/shared/format/written-value';
import type { LineIcon } from '@/shared/theme/line-icon';
import { StatusChip } from '@/shared/ui/status-chip';
import type { TimelineEntry } from '@/shared/ui/timeline';

export type TimelineWords = ValueWords & {
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
};

const NOUNS = { customer: 'this lead', tracker: 'the tracker', job: 'the job', visit: 'the visit' } as const;

/** Fields of a change named one by one; more than this are summed up. */
const NAMED = 3;

/** One entry of the timeline in people's words: who did what, what was said, before and after. */
export function timelineEntry(stored: Activity, isPending: boolean, words: TimelineWords): TimelineEntry {
  const entry = amountAsChange(stored);
  const changes = readableChanges(entry, words.ownFields);
  return {
    id: entry.uuid,
    at: entry.createdAt,
    icon: ICONS[entry.kind],
    ...(entry.kind === 'message' && { tone: 'attention' as const }),
    text: (
      <>
        <b>{entry.byName || 'Somebody'}</b> {deed(entry, changes)}
      </>
    ),
    ...(entry.body !== '' && { note: entry.body }),
    ...(entry.kind === 'changed' && {
      changes: changes.map((change) => ({
        label: change.label,
        before: valueOf(change.before, change, words),
        after: valueOf(change.after, change, words),
      })),
    }),
    ...(isPending && { pending: true }),
  };
}

function deed(entry: Activity, changes: readonly ReadableChange[]): string {
  const noun = NOUNS[entry.noun];
  const named = entry.noun === 'customer' || !entry.recordTitle ? noun : `${noun} ${entry.recordTitle}`;
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
      return 'opened the tracking page';
    case 'message':
      return 'sent a message';
    case 'changed':
      return `${changedWhat(changes)}${entry.noun === 'customer' ? '' : ` of ${named}`}`;
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
  if (changes.length > NAMED) return `changed ${changes.length} fields`;
  return `changed ${joinList(changes.map(({ label }) => lowerFirst(label)))}`;
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
  return kind === 'status' ? <StatusChip status={text} /> : writtenValue(text, kind, words);
}
