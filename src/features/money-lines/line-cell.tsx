import Box from '@mui/material/Box';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

export type LineCellProps = {
  /** Names the field for screen readers: "Quantity of Tear off". */
  readonly label: string;
  readonly value: string;
  readonly disabled?: boolean;
  readonly isNumber?: boolean;
  readonly maxLength?: number;
  /** Saves the text, or returns the sentence that says why it cannot. */
  readonly onSave: (text: string) => string | null;
  /** Further keys, such as Enter for the next row. */
  readonly onKey?: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly hasFocusFirst?: boolean;
};

/**
 * A cell that is always a field: leaving it or Enter saves, Escape takes back what was typed. Text that cannot be saved stays
 * with its sentence, also where someone else changed the cell meanwhile.
 */
export function LineCell(props: LineCellProps) {
  const { label, value, disabled = false, isNumber = false, maxLength, onSave, onKey, hasFocusFirst } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const problemId = useId();
  const input = useRef<HTMLInputElement>(null);
  /** What the cell said when typing began, and whether the next change of it is the one saved here. */
  const base = useRef(value);
  const isOwn = useRef(false);
  /** Another person's value that the user was asked about. */
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (isOwn.current) base.current = value;
    isOwn.current = false;
  }, [value]);
  useEffect(() => {
    if (hasFocusFirst) input.current?.focus();
  }, [hasFocusFirst]);

  /** False where the text stays, with its sentence. */
  const save = (isEnter: boolean): boolean => {
    if (typed === null || typed === value) {
      setTyped(null);
      setProblem(null);
      return true;
    }
    if (value !== base.current && !(isEnter && asked.current === value)) {
      asked.current = value;
      setProblem(`Changed to “${value}” meanwhile. Enter keeps yours, Escape takes theirs.`);
      return false;
    }
    const refused = onSave(typed);
    setProblem(refused);
    isOwn.current = refused === null;
    if (refused === null) setTyped(null);
    return refused === null;
  };
  return (
    <>
      <Box
        component="input"
        type="text"
        ref={input}
        aria-label={label}
        aria-invalid={problem !== null}
        {...(problem !== null && { 'aria-describedby': problemId })}
        className={isNumber ? 'tn' : undefined}
        value={typed ?? value}
        disabled={disabled}
        maxLength={maxLength}
        inputMode={isNumber ? 'decimal' : 'text'}
        dir={isNumber ? undefined : 'auto'}
        sx={{ ...cell, textAlign: isNumber ? 'right' : 'left' }}
        onChange={(event) => {
          if (typed === null) {
            base.current = value;
            asked.current = null;
          }
          setTyped(event.target.value);
        }}
        onFocus={(event) => event.target.select()}
        onBlur={() => save(false)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          // Text that cannot be saved keeps the focus.
          if (event.key === 'Enter' && !save(true)) {
            event.preventDefault();
            return;
          }
          if (event.key === 'Escape' && typed !== null) {
            event.stopPropagation();
            setTyped(null);
            setProblem(null);
          }
          onKey?.(event);
        }}
      />
      {problem !== null && (
        <Box id={problemId} role="alert" sx={{ color: 'error.main', fontSize: '0.75rem', px: 1 }}>
          {problem}
        </Box>
      )}
    </>
  );
}

const cell = {
  width: '100%',
  height: 34,
  boxSizing: 'border-box',
  px: 1,
  border: '2px solid transparent',
  borderRadius: '6px',
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textOverflow: 'ellipsis',
  // The sums stay in view below the lines.
  scrollMarginBottom: '96px',
  '&:hover:not(:disabled)': { borderColor: 'divider' },
  '&:focus': { borderColor: 'primary.main', bgcolor: 'background.paper', outline: 'none' },
  '&[aria-invalid="true"]': { borderColor: 'error.main' },
} as const;
