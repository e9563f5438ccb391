import { useState } from 'react';

import type { Draft } from '@/data/chat/chat-intents';
import { mentionedIn, numbersIn, wordAtCursor } from '@/domain/chat/body';
import { MAX_MESSAGE, MOST_LINKED } from '@/domain/chat/message';
import type { LinkedRecord, Message } from '@/domain/chat/message';
import { useDraft } from '@/shared/forms/frame/use-draft';

import { useSuggestions } from './use-suggestions';
import type { Named } from './use-suggestions';

export type ComposerInput = {
  readonly draftName: string;
  readonly people: readonly Named[];
  readonly editing: Message | null;
  readonly contentType: Message['contentType'];
  readonly isBlocked: boolean;
  readonly onSend: (draft: Draft) => void;
};

/** The text being typed, its draft, and what can be inserted at the cursor. */
export function useComposer({ draftName, people, editing, contentType, isBlocked, onSend }: ComposerInput) {
  const { draft, saveDraft, clearDraft } = useDraft(draftName, {
    text: editing?.body ?? '',
    // Uids of people chosen after "@": another person may have the same name.
    picked: editing?.mentions ?? [],
  });
  const [text, setText] = useState(draft.text);
  const [picked, setPicked] = useState<readonly string[]>(draft.picked);
  const [cursor, setCursor] = useState(text.length);
  const [step, setStep] = useState({ at: 0, word: '' });
  const [closedWord, setClosedWord] = useState('');
  // Records found while typing: a number typed out links without being picked.
  const [known, setKnown] = useState<readonly LinkedRecord[]>(editing?.records ?? []);
  const word = wordAtCursor(text, cursor);
  const typed = word ? `${word.start} ${word.letters}` : '';
  const found = useSuggestions(word, people);
  const suggestions = typed === closedWord ? [] : found;
  const chosen = step.word === typed ? Math.min(step.at, suggestions.length - 1) : 0;
  const fresh = found.flatMap((one) =>
    one.kind === 'record' && !known.some(({ id }) => id === one.id) ? [one.record] : [],
  );
  if (fresh.length > 0) setKnown([...known, ...fresh]);

  const put = (next: string, at: number, people = picked) => {
    setText(next);
    setCursor(at);
    setPicked(people);
    saveDraft({ text: next, picked: [...people] });
    return at;
  };
  return {
    text,
    suggestions,
    chosen,
    /** The length of a text that is too long, else null. */
    tooLong: text.trim().length > MAX_MESSAGE ? text.trim().length : null,
    change: (next: string, at: number) => {
      setClosedWord('');
      put(next, at);
    },
    moved: setCursor,
    /** Returns where the cursor goes. */
    insert: (sign: '@' | '#', at: number) => {
      const before = text.slice(0, at);
      const gap = before === '' || /\s$/u.test(before) ? '' : ' ';
      return put(`${before}${gap}${sign}${text.slice(at)}`, at + gap.length + 1);
    },
    step: (by: number) =>
      setStep({ at: (chosen + by + suggestions.length) % suggestions.length, word: typed }),
    take: (at: number) => {
      const one = suggestions[at];
      if (!one || !word) return cursor;
      const inserted = `${word.sign}${one.label} `;
      const next = text.slice(0, word.start) + inserted + text.slice(cursor);
      const chosenPeople = one.kind === 'person' ? [...picked, one.id] : picked;
      return put(next, word.start + inserted.length, chosenPeople);
    },
    close: () => setClosedWord(typed),
    send: () => {
      const body = text.trim();
      if (isBlocked || (body === '' && contentType === 'text') || body.length > MAX_MESSAGE) return;
      const mentions = mentionedIn(body, people, picked);
      onSend({ body, mentions, records: linkedIn(body, known), contentType });
      setText('');
      setPicked([]);
      setCursor(0);
      clearDraft();
    },
  };
}

/** The known records whose numbers a text names. */
function linkedIn(body: string, known: readonly LinkedRecord[]): readonly LinkedRecord[] {
  return numbersIn(body)
    .flatMap((number) => known.find((one) => one.number.toLowerCase() === number.toLowerCase()) ?? [])
    .slice(0, MOST_LINKED);
}
