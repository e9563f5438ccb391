import { describe, expect, it } from 'vitest';
import { menuFor } from '@/domain/navigation/menus';
import { paths } from '@/domain/navigation/paths';
import { sessionUser, viewerOf } from '@/domain/session/session';
import { blankUser } from '@/domain/account/user';
import { companyShape } from '@/domain/company/company';
import { initialOf } from '@/domain/core/shape';
import { openSections } from './open-sections';
import type { Chosen } from './open-sections';

const company = { ...initialOf(companyShape.fields), uuid: 'c1', name: 'Hollis', administrator: ['u1'] };
const owner = sessionUser({ ...blankUser('u1', 'u1@example.com', 0), companyUuid: 'c1' }, company);
const sections = menuFor(owner, viewerOf(owner));
const foldingOpen = (current: string, room: number, chosen: readonly (readonly [string, Chosen])[] = []) =>
  [...openSections(sections, (to) => to === current, new Map(chosen), { room, row: 32 })].slice(2);

describe('the open sections', () => {
  it('are those of administration and settings where the rest of the window has no room', () => {
    expect(foldingOpen(paths.dashboard, 740)).toEqual(['Admin', 'Settings', 'Money']);
    expect(foldingOpen(paths.dashboard, 640)).toEqual(['Admin', 'Settings']);
  });

  it('begin with the section of the current screen', () => {
    expect(foldingOpen(paths.chat, 640)[0]).toBe('Team');
    expect(foldingOpen(paths.chat, 640)).not.toContain('Settings');
    expect(foldingOpen(paths.newProject, 300)).toEqual(['Money']);
  });

  it('are those that the user opened, and none that the user closed', () => {
    expect(foldingOpen(paths.dashboard, 740, [['Team', 'open']])).toEqual(['Team', 'Admin']);
    expect(foldingOpen(paths.dashboard, 740, [['Admin', 'closed']])).not.toContain('Admin');
  });

  it('are all of them in a high window', () => {
    expect(foldingOpen(paths.dashboard, 1200)).toHaveLength(4);
  });
});
