import type { Permission } from './permissions';
import { permissionName } from './permission-words';
import { may, seesAll } from './viewer';
import type { Viewer } from './viewer';

/** Nouns the question "why can't they see this?" covers. */
export const ASKED_NOUNS = ['customers', 'trackers', 'jobs'] as const;
export type AskedNoun = (typeof ASKED_NOUNS)[number];

export const ASKED_WORDS: Readonly<Record<AskedNoun, string>> = {
  customers: 'customer',
  trackers: 'tracker',
  jobs: 'job',
};

export type HiddenReason =
  | { readonly reason: 'business' }
  | { readonly reason: 'permission'; readonly permission: Permission }
  | { readonly reason: 'assignment' };

/** Every reason that hides a record; none when they see it, by the same rule as `mayOn`. */
export function whyHidden(
  viewer: Viewer,
  noun: AskedNoun,
  record: { readonly owner: string; readonly assignees: readonly string[] },
): readonly HiddenReason[] {
  // Records of another business stay closed, whatever the permissions.
  if (record.owner !== viewer.owner) return [{ reason: 'business' }];
  const view: Permission = `${noun}:view`;
  const isOpen = seesAll(viewer) || record.assignees.includes(viewer.uid);
  return [
    ...(may(viewer, view) ? [] : [{ reason: 'permission', permission: view } as const]),
    ...(isOpen ? [] : [{ reason: 'assignment' } as const]),
  ];
}

/** A reason as a sentence with the person's first name. */
export function hiddenSentence(name: string, noun: AskedNoun, reason: HiddenReason): string {
  switch (reason.reason) {
    case 'business':
      return `This ${ASKED_WORDS[noun]} belongs to another business.`;
    case 'permission':
      return `${name} lacks the permission “${permissionName(reason.permission)}”.`;
    case 'assignment':
      return `${name} sees only work they are assigned to, and is not assigned to this ${ASKED_WORDS[noun]}.`;
  }
}

/** The record in an address of this app, with or without host; null for others. */
export function recordInAddress(text: string): { readonly noun: AskedNoun; readonly id: string } | null {
  const found = /\/app\/(customers|management\/trackers|management\/jobs)\/([\w-]{1,64})(?:[/?#]|$)/.exec(
    text.trim(),
  );
  const [, place = '', id = ''] = found ?? [];
  const noun = ASKED_NOUNS.find((one) => place.endsWith(one));
  // Addresses of forms end like those of records.
  return noun && !['new', 'import', 'create'].includes(id) ? { noun, id } : null;
}
