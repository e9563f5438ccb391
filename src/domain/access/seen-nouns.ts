import { NOUNS } from '../nouns';
import { viewing } from '../nouns/define-noun';
import type { Noun } from '../nouns/define-noun';
import { may } from './viewer';
import type { Viewer } from './viewer';

/** The nouns of which a person may see records, to some extent. */
export function seenNouns(viewer: Viewer, nouns: readonly Noun[] = NOUNS): readonly Noun[] {
  return nouns.filter((noun) => may(viewer, viewing(noun)));
}
