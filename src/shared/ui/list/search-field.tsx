import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { memo, useEffect, useRef, useState } from 'react';

import { Icon } from '../text/icon';
import './search-field.css';

export type SearchFieldProps = {
  value: string;
  onChange: (text: string) => void;
  /** The searched fields, e.g. "Name, phone, address". Also the accessible name. */
  label: string;
  placeholder?: string;
  debounceMs?: number;
  autoFocus?: boolean;
};

/**
 * A search box that shows typing at once and reports it debounced. Escape empties it. Plain elements: each key press
 * renders it over a list of thousands, and a styled field takes longer than everything else.
 */
export const SearchField = memo(function SearchField({
  value,
  onChange,
  label,
  placeholder = label,
  debounceMs = 0,
  autoFocus = false,
}: SearchFieldProps) {
  const [typed, setTyped] = useState({ text: value, of: value, sent: value });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // A value that changed elsewhere (a saved view, the back button) replaces the text; the echo of a reported value
  // does not, or letters typed meanwhile would be lost.
  if (typed.of !== value)
    setTyped({ text: typed.sent === value ? typed.text : value, of: value, sent: value });

  const change = (text: string, delay = debounceMs) => {
    clearTimeout(timer.current);
    const send = () => {
      setTyped((current) => ({ ...current, sent: text }));
      onChange(text);
    };
    setTyped((current) => ({ ...current, text }));
    if (delay === 0) send();
    else timer.current = setTimeout(send, delay);
  };

  return (
    <div className="jl-search">
      <Icon of={Search} size={16} />
      <input
        type="search"
        value={typed.text}
        placeholder={placeholder}
        autoFocus={autoFocus}
        aria-label={label}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || typed.text === '') return;
          event.stopPropagation();
          change('', 0);
        }}
      />
      {typed.text !== '' && (
        <button type="button" aria-label="Clear search" onClick={() => change('', 0)}>
          <Icon of={X} size={16} />
        </button>
      )}
    </div>
  );
});
