import { NOUNS } from '../nouns';
import { viewing } from '../nouns/define-noun';
import type { Noun } from '../nouns/define-noun';
import { may } from '../access/viewer';
import type { Viewer } from '../access/viewer';

/** The nouns a person may see at least some records of. */
export function seenNouns(viewer: Viewer, nouns: readonly Noun[] = NOUNS): readonly Noun[] {
  return nouns.filter((noun) => may(viewer, viewing(noun)));
}
