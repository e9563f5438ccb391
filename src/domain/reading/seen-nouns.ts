import { NOUNS } from '../nouns';
import type { Noun } from '../nouns/define-noun';
import { maySee } from '../nouns/record-rights';
import type { Viewer } from '../access/viewer';

/** The nouns a person may see at least some records of. */
export function seenNouns(viewer: Viewer, nouns: readonly Noun[] = NOUNS): readonly Noun[] {
  return nouns.filter((noun) => maySee(viewer, noun));
}
