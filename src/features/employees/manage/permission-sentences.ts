import { NOUN_WORDS, SPECIAL_WORDS } from '@/domain/access/permission-words';
import { PERMISSION_NOUNS, SPECIAL_PERMISSIONS } from '@/domain/access/permissions';
import type { Permission, PermissionAction } from '@/domain/access/permissions';
import { joinList } from '@/shared/format/words';

/** A list of permissions in a few plain sentences: the areas first, then the four that concern no single area. */
export function permissionSentences(permissions: readonly Permission[]): readonly string[] {
  const areas = (action: PermissionAction) =>
    PERMISSION_NOUNS.filter((noun) => permissions.includes(`${noun}:${action}`)).map(
      (noun) => NOUN_WORDS[noun].split(/ and |:/)[0]?.toLowerCase() ?? noun,
    );
  const says = (verb: string, names: readonly string[]) =>
    names.length === 0 ? [] : [`${verb} ${joinList(names)}.`];
  const specials = SPECIAL_PERMISSIONS.map((special) =>
    permissions.includes(special) ? SPECIAL_WORDS[special].on : SPECIAL_WORDS[special].off,
  );
  const views = areas('view');
  if (views.length === 0) return ['Sees no area of the company.'];
  return [
    ...says('Views', views),
    ...says('Edits', areas('edit')),
    ...says('Deletes', areas('delete')),
    ...specials,
  ];
}
