import { NOUNS } from '../nouns';
import type { NounKey } from '../nouns';
import type { Noun } from '../nouns/define-noun';
import { permissionsTo } from '../nouns/record-rights';
import type { Permission } from '../access/permissions';
import { permissionName } from '../access/permission-words';
import { may, seesAll } from '../access/viewer';
import type { Viewer } from '../access/viewer';

/** Nouns the question "why can't they see this?" covers: those with a page. */
export const ASKED_NOUNS: readonly NounKey[] = NOUNS.filter(({ address }) => address !== null).map(
  ({ key }) => key,
);

export type HiddenReason =
  | { readonly reason: 'business' }
  | { readonly reason: 'permission'; readonly permission: Permission }
  | { readonly reason: 'assignment' };

/** Every reason that hides a record; none when they see it, by the same rule as `mayView`. */
export function whyHidden(
  viewer: Viewer,
  noun: Noun,
  record: { readonly owner: string; readonly assignees: readonly string[] },
): readonly HiddenReason[] {
  // Records of another business stay closed, whatever the permissions.
  if (record.owner !== viewer.owner) return [{ reason: 'business' }];
  const isOpen = seesAll(viewer) || record.assignees.includes(viewer.uid);
  return [
    ...permissionsTo('view', noun).flatMap((permission) =>
      may(viewer, permission) ? [] : [{ reason: 'permission', permission } as const],
    ),
    ...(isOpen ? [] : [{ reason: 'assignment' } as const]),
  ];
}

/** A reason as a sentence with the person's first name. */
export function hiddenSentence(name: string, { words }: Noun, reason: HiddenReason): string {
  switch (reason.reason) {
    case 'business':
      return `This ${words.one} belongs to another business.`;
    case 'permission':
      return `${name} lacks the permission “${permissionName(reason.permission)}”.`;
    case 'assignment':
      return `${name} sees only work they are assigned to, and is not assigned to this ${words.one}.`;
  }
}

/** The record in an address of this app, with or without host; null for others. */
export function recordInAddress<Key extends string>(
  text: string,
  nouns: readonly Noun<Key>[],
): { readonly noun: Key; readonly id: string } | null {
  const [path = ''] = text.trim().split(/[?#]/);
  for (const { key, address } of nouns) {
    const start = address?.('') ?? null;
    const at = start === null ? -1 : path.indexOf(start);
    const [id = ''] = at < 0 ? [] : path.slice(at + (start ?? '').length).split('/');
    // Addresses of forms end like those of records.
    if (/^[\w-]{1,64}$/.test(id) && !['new', 'import', 'create'].includes(id)) return { noun: key, id };
  }
  return null;
}
