import { useDraft } from './use-draft';

/** What was typed into a form, and the stored values it is based on: `stored`, where this window keeps no draft. */
export function useFormDraft<V extends object>(name: string, stored: V) {
  const typed = useDraft(name, stored);
  const under = useDraft(`${name}:base`, stored);
  return {
    values: typed.draft,
    base: under.draft,
    restored: typed.restored,
    saveDraft: (values: V, base: V) => {
      typed.saveDraft(values);
      under.saveDraft(base);
    },
    clearDraft: () => {
      typed.clearDraft();
      under.clearDraft();
    },
  };
}
