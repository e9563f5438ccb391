import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import AtSign from 'lucide-react/icons/at-sign';
import Hash from 'lucide-react/icons/hash';
import Send from 'lucide-react/icons/send';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

import type { Draft } from '@/data/chat/chat-intents';
import { MAX_MESSAGE } from '@/domain/chat/message';
import type { Message } from '@/domain/chat/message';
import { fileKind } from '@/domain/files/file';
import { AttachButton, Attachments } from '@/features/files/public';
import type { useAttaching } from '@/features/files/public';
import { useIsPhone } from '@/shared/ui/hooks/use-is-phone';
import { Icon } from '@/shared/ui/text/icon';

import { SuggestionList } from './suggestion-list';
import { useComposer } from './use-composer';
import type { Named } from './use-suggestions';

type Attaching = ReturnType<typeof useAttaching>;

export type ComposerProps = {
  /** Under this name the typed text is kept, also over a reload. */
  draftName: string;
  label: string;
  /** The people who can be mentioned. */
  people: readonly Named[];
  editing?: Message | null;
  /** Sending waits, typing does not. */
  isBlocked?: boolean;
  /** Where files may be added; without it the message is text. */
  attaching?: Attaching | null;
  onSend: (draft: Draft) => void;
  onCancel?: () => void;
};

/** What a message with these files is; they are there before it. */
function contentOf(attaching: Attaching | null): Message['contentType'] {
  if (!attaching || attaching.files.length === 0) return 'text';
  return attaching.files.every(({ type }) => fileKind(type) === 'picture') ? 'image' : 'file';
}

/** The field for a message: mentions after "@", records after "#", Enter sends. Typed text stays until it is sent. */
export function Composer({
  draftName,
  label,
  people,
  editing = null,
  isBlocked = false,
  attaching = null,
  onSend,
  onCancel,
}: ComposerProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const isPhone = useIsPhone();
  // An edited message keeps its files.
  const contentType = editing?.contentType ?? contentOf(attaching);
  const isWaiting = isBlocked || attaching?.isPending === true;
  const composer = useComposer({ draftName, people, editing, contentType, isBlocked: isWaiting, onSend });
  const { text, suggestions, chosen, tooLong, send } = composer;
  const isOpen = suggestions.length > 0;

  /** Where the cursor goes once an insertion is drawn. */
  const [goal, setGoal] = useState<{ readonly at: number } | null>(null);
  useLayoutEffect(() => {
    if (!goal) return;
    field.current?.focus();
    field.current?.setSelectionRange(goal.at, goal.at);
  }, [goal]);
  const isEditing = editing !== null;
  useEffect(() => {
    if (!isEditing) return undefined;
    // The menu that "Edit" was chosen from gives the focus back to its button first.
    const timer = setTimeout(() => {
      field.current?.focus();
      field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
    });
    return () => clearTimeout(timer);
  }, [isEditing]);
  const moveTo = (at: number) => setGoal({ at });
  const begin = (sign: '@' | '#') => {
    const at = field.current?.selectionStart ?? text.length;
    moveTo(composer.insert(sign, at));
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      composer.step(event.key === 'ArrowDown' ? 1 : -1);
    } else if (isOpen && (event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey) {
      event.preventDefault();
      moveTo(composer.take(chosen));
    } else if (event.key === 'Escape' && (isOpen || editing)) {
      event.stopPropagation();
      if (isOpen) composer.close();
      else onCancel?.();
    } else if (event.key === 'Enter' && !event.shiftKey && !isPhone) {
      event.preventDefault();
      send();
    }
  };

  return (
    <form
      {...attaching?.areaProps}
      className="jl-composer"
      data-over={attaching?.isOver === true}
      aria-label={editing ? 'Edit message' : 'New message'}
      onSubmit={(event) => {
        event.preventDefault();
        send();
        field.current?.focus();
      }}
    >
      {isOpen && (
        <SuggestionList
          id={listId}
          suggestions={suggestions}
          chosen={chosen}
          onTake={(at) => moveTo(composer.take(at))}
        />
      )}
      {editing && (
        <p className="jl-composer-note">
          Editing your message{' '}
          <Button size="small" onClick={onCancel}>
            Cancel
          </Button>
        </p>
      )}
      <textarea
        ref={field}
        rows={1}
        value={text}
        placeholder={label}
        aria-label={label}
        aria-autocomplete="list"
        aria-invalid={tooLong !== null}
        {...(isOpen && { 'aria-controls': listId, 'aria-activedescendant': `${listId}-${chosen}` })}
        dir="auto"
        onChange={(event) => composer.change(event.target.value, event.target.selectionStart)}
        onSelect={(event) => composer.moved(event.currentTarget.selectionStart)}
        onKeyDown={handleKeyDown}
      />
      {tooLong !== null && (
        <p role="alert" className="jl-composer-error">
          {`A message has at most ${MAX_MESSAGE.toLocaleString('en')} characters, and this one has ${tooLong.toLocaleString('en')}. Shorten it or send it in parts.`}
        </p>
      )}
      {attaching && (
        <div className="jl-composer-files">
          <Attachments attaching={attaching} />
        </div>
      )}
      <div className="jl-composer-tools">
        {attaching && <AttachButton attaching={attaching} isIcon />}
        <IconButton aria-label="Mention a person" onClick={() => begin('@')} disabled={people.length === 0}>
          <Icon of={AtSign} />
        </IconButton>
        <IconButton aria-label="Link a record" onClick={() => begin('#')}>
          <Icon of={Hash} />
        </IconButton>
        <Button
          type="submit"
          variant="contained"
          startIcon={<Icon of={Send} size={16} />}
          disabled={(text.trim() === '' && contentType === 'text') || tooLong !== null || isWaiting}
        >
          {editing ? 'Save' : 'Send'}
        </Button>
      </div>
    </form>
  );
}
