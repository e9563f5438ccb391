import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ON_SCREENS_ALONE } from '@/domain/access/permission-words';
import { PERMISSIONS } from '@/domain/access/permissions';
import { RULES_FILE } from '../../rules/generate/build-rules';
import { readSources } from './source-files';

/** Whether a text names a permission by itself or in a list that is split. */
const names = (text: string, permission: string) => new RegExp(`[',]${permission}[',]`).test(text);

const asking = [readFileSync(RULES_FILE, 'utf8'), ...readSources('functions/src').map(({ text }) => text)];

test.each(PERMISSIONS.map((permission) => [permission] as const))(
  '%s is asked by a rule or a function, or it is said that only screens ask',
  (permission) => {
    const isAsked = asking.some((text) => names(text, permission));
    expect(isAsked).toBe(!(permission in ON_SCREENS_ALONE));
  },
);
