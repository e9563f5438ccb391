import type { Suggestion } from './use-suggestions';

export type SuggestionListProps = {
  id: string;
  suggestions: readonly Suggestion[];
  chosen: number;
  onTake: (at: number) => void;
};

/** What can stand instead of the word being typed; the field keeps the focus. */
export function SuggestionList({ id, suggestions, chosen, onTake }: SuggestionListProps) {
  return (
    <div id={id} role="listbox" aria-label="Suggestions" className="jl-suggestions">
      {suggestions.map(({ id: key, label, detail }, at) => (
        <button
          key={key}
          type="button"
          id={`${id}-${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === chosen}
          // A press would take the focus from the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(at)}
        >
          <b dir="auto">{label}</b>
          {detail !== '' && <small dir="auto">{detail}</small>}
        </button>
      ))}
    </div>
  );
}
