import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import Pencil from 'lucide-react/icons/pencil';
import { useId, useRef, useState, type ReactNode } from 'react';

import { isFinishedDay } from '@/domain/core/calendar-day';
import { EMAIL_TYPING } from '../text/email-typing';
import { Icon } from '../text/icon';

export type EditableFactProps = {
  label: string;
  value: string;
  display?: ReactNode;
  type?: 'text' | 'date' | 'tel' | 'email' | 'number';
  inputMode?: 'numeric' | 'decimal';
  onSave: (value: string) => void | Promise<void>;
  /** Returns a sentence when the value cannot be saved, else null; at once, or when its rules are loaded. */
  validate?: (value: string) => string | null | Promise<string | null>;
  disabled?: boolean;
  placeholder?: string;
};

const UNFINISHED = 'Finish what you began, or empty it.';

/** A fact edited in place: the pencil opens it, Enter or blur saves, Escape cancels. */
export function EditableFact(props: EditableFactProps) {
  const {
    label,
    value,
    display,
    type = 'text',
    inputMode,
    onSave,
    validate,
    disabled = false,
    placeholder = 'Not set',
  } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const errorId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const returnsFocus = useRef(false);
  /** Counts saves and closings: only the latest save's answer counts. */
  const turn = useRef(0);

  const close = () => {
    turn.current += 1;
    setTyped(null);
    setError(null);
  };
  const save = () => {
    if (typed === null) return;
    const text = typed.trim();
    // The browser returns an empty text for an unfinished date or number, and a first digit as a year.
    const isBegun = type === 'date' && text !== '' && !isFinishedDay(text);
    const isUnfinished = isBegun || (input.current?.validity.badInput ?? false);
    if (text === value && !isUnfinished) {
      close();
      return;
    }
    turn.current += 1;
    const own = turn.current;
    const finish = (problem: string | null) => {
      if (turn.current !== own) return;
      setError(problem);
      if (problem !== null) return;
      void onSave(text);
      close();
    };
    const answer = isUnfinished ? UNFINISHED : (validate?.(text) ?? null);
    if (answer instanceof Promise) void answer.then(finish);
    else finish(answer);
  };
  const shown = display ?? value;
  const isEmpty = shown === '' || shown === null;

  return (
    <>
      <dt>{label}</dt>
      <Box component="dd" sx={{ marginBlock: '-4px !important' }}>
        {typed === null ? (
          <ButtonBase
            ref={(element) => {
              button.current = element;
              if (element && returnsFocus.current) element.focus();
              returnsFocus.current = false;
            }}
            disabled={disabled}
            onClick={() => setTyped(value)}
            sx={{
              width: 'calc(100% + 8px)',
              minHeight: 28,
              marginInlineStart: '-8px',
              paddingInlineStart: '8px',
              paddingInlineEnd: '4px',
              paddingBlock: '4px',
              borderRadius: '6px',
              justifyContent: 'space-between',
              gap: 1,
              font: 'inherit',
              textAlign: 'left',
              '& svg': { opacity: { md: 0 }, color: 'text.secondary' },
              '&:hover, &.Mui-focusVisible': { bgcolor: 'hover' },
              '&:hover svg, &.Mui-focusVisible svg': { opacity: 1 },
              '&.Mui-disabled svg': { display: 'none' },
            }}
          >
            <Box
              component="span"
              sx={{ minWidth: 0, overflowWrap: 'anywhere', color: isEmpty ? 'text.secondary' : undefined }}
            >
              <span className="visually-hidden">Edit {label}:</span> {isEmpty ? placeholder : shown}
            </Box>
            <Icon of={Pencil} size={16} />
          </ButtonBase>
        ) : (
          <>
            <OutlinedInput
              autoFocus
              inputRef={input}
              fullWidth
              size="small"
              type={type}
              value={typed}
              error={error !== null}
              onChange={(event) => setTyped(event.target.value)}
              onBlur={save}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== 'Escape') return;
                event.preventDefault();
                event.stopPropagation();
                returnsFocus.current = true;
                if (event.key === 'Enter') save();
                else close();
              }}
              slotProps={{
                input: {
                  'aria-label': label,
                  inputMode,
                  ...(type === 'email' && EMAIL_TYPING),
                  ...(error !== null && { 'aria-describedby': errorId }),
                },
              }}
              sx={{
                minHeight: '28px !important',
                marginInlineStart: '-8px',
                width: 'calc(100% + 8px)',
                '& input': { padding: '3px 8px !important' },
              }}
            />
            {error !== null && (
              <FormHelperText id={errorId} error role="alert">
                {error}
              </FormHelperText>
            )}
          </>
        )}
      </Box>
    </>
  );
}
