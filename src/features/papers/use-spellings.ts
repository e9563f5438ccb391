import { useMemo, useState } from 'react';

import type { Paper } from '@/domain/papers/paper';
import { paperText, respelled, unprintableWords } from '@/domain/papers/printable';
import { useDraft } from '@/shared/forms/frame/use-draft';

/** The words of a paper that its fonts cannot print, and their spellings for it. */
export type Spellings = {
  readonly words: readonly string[];
  readonly spellingOf: (word: string) => string;
  readonly spell: (word: string, spelling: string) => void;
  /** Why a spelling does not do, as a sentence; null for a good one. */
  readonly problemOf: (word: string) => string | null;
  /** The paper as it prints; null while a word has no good spelling. */
  readonly paper: Paper | null;
};

const NONE: { readonly known: Readonly<Record<string, string>> } = { known: {} };

/** Asks for other spellings of words that a PDF cannot print; this tab keeps them for the next paper. */
export function useSpellings(paper: Paper | null): Spellings {
  const { draft, saveDraft } = useDraft('paper-spellings', NONE);
  const [known, setKnown] = useState<Readonly<Record<string, string>>>(draft.known);
  const text = paper === null ? '' : paperText(paper);
  const words = useMemo(() => unprintableWords(text), [text]);
  const spellingOf = (word: string) => known[word] ?? '';
  const problemOf = (word: string) => {
    const spelling = spellingOf(word).trim();
    if (spelling === '') return 'Spell it in letters that can be printed.';
    return unprintableWords(spelling).length > 0 ? 'These letters cannot be printed either.' : null;
  };
  const isSpelled = words.every((word) => problemOf(word) === null);
  const chosen = Object.fromEntries(words.map((word) => [word, spellingOf(word).trim()]));
  return {
    words,
    spellingOf,
    spell: (word, spelling) => {
      const next = { ...known, [word]: spelling };
      setKnown(next);
      saveDraft({ known: next });
    },
    problemOf,
    paper: paper !== null && isSpelled ? respelled(paper, chosen) : null,
  };
}
