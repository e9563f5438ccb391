import { useMemo, useSyncExternalStore } from 'react';
import { spelledOut } from '@/domain/core/spelling';
import { countryOf } from '@/domain/format/country';
import { unsentFields } from '@/domain/journal/unsent-fields';
import type { UnsentField } from '@/domain/journal/unsent-fields';
import type { Doc, Value } from '@/domain/core/value';
import { useData } from '../../runtime/data-context';
import { useSettings } from '../../session/use-settings';
import { isSameValue } from '../../store/compare';
import { valueAt } from '../../store/paths';
import type { Tag } from '../../store/port';
import { isTag } from '../../store/tags';
import { pathOfRef } from '../kept/entry';
import type { JournalEntry, TheirValue } from '../kept/entry';
import { fieldKey, setFields } from './known-values';
import { isReadable } from './theirs';

/** A field that a sent change overwrote unseen, formatted for people. */
export type Overwritten = {
  readonly key: string;
  readonly decided: TheirValue;
  readonly field: UnsentField;
  /** True when the record has yet another value now. */
  readonly isChangedSince: boolean;
};

/** The values a sent change overwrote, and whether they changed again since. */
export function useTheirs({ writes, theirs }: JournalEntry): readonly Overwritten[] {
  const { settings } = useSettings();
  const { customFields, subStatuses } = settings;
  const asked = theirs.filter(isReadable);
  const { collection = '', id = '' } = asked[0]?.ref ?? {};
  const held = useHeld(collection, id);
  const mine = new Map(setFields(writes).map(({ ref, path, value }) => [fieldKey(ref, path), value]));

  return asked.map((decided): Overwritten => {
    const { ref, path } = decided;
    const key = fieldKey(ref, path);
    const own = mine.get(key) ?? null;
    const other = plain(decided.value);
    const [words] = unsentFields(
      ref.collection,
      { [path]: own },
      () => other,
      customFields,
      subStatuses,
      countryOf(settings),
    );
    const isHere = pathOfRef(ref) === pathOfRef({ collection, id });
    return {
      key,
      decided,
      field: words ?? {
        label: spelledOut(path),
        kind: 'text',
        mine: 'your version',
        theirs: 'their version',
      },
      isChangedSince: isHere && held !== undefined && !isSameValue(valueAt(held, path), own),
    };
  });
}

function useHeld(collection: string, id: string): Doc | undefined {
  const { live } = useData();
  const source = useMemo(() => live.doc({ collection, id }), [live, collection, id]);
  return useSyncExternalStore(source.subscribe, source.get).data?.row?.data;
}

function plain(value: Value | Tag): Value {
  return isTag(value) ? null : value;
}
