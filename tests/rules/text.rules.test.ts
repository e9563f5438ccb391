import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@/domain/core/collections';
import { SHAPES } from '@/domain/shapes';
import { buildRules, RULES_FILE } from '../../rules/generate/build-rules';
import { clientWrites } from '../../rules/generate/writes';

/** Half of what Firestore allows: every request loads the rules, so smaller ones are faster. */
const MOST_BYTES = 128 * 1024;

const text = readFileSync(RULES_FILE, 'utf8');
const code = text.replaceAll(/^\s*\/\/.*$/gm, '');

describe('firestore.rules', () => {
  it('is the generator’s output (npx tsx scripts/generate-rules.ts)', () => {
    expect(text).toBe(buildRules());
  });

  it('stays small', () => {
    expect(Buffer.byteLength(text)).toBeLessThan(MOST_BYTES);
  });

  it('has no indentation, which every request would load', () => {
    expect(text).not.toMatch(/^ /m);
  });

  it('has no recursive wildcard and no rule for everything', () => {
    expect(code).not.toMatch(/=\*\*/);
    expect(code.match(/^\s*match \/\{(?!.*documents \{$)/gm)).toBeNull();
  });

  it('declares every function it calls', () => {
    const known = ['get', 'getAfter', 'exists', 'existsAfter', 'string'];
    const declared = [...code.matchAll(/function (\w+)\(/g)].map(([, name]) => name);
    const calls = [...code.matchAll(/(?<![.\w])(?<!function )([A-Za-z]\w*)\(/g)].map(([, name]) => name);
    expect(calls.filter((name) => ![...known, ...declared].includes(name))).toEqual([]);
  });

  it('names each reading and writing operation precisely', () => {
    expect(code).not.toMatch(/allow (read|write)/);
  });

  it('lets lists only use positive facts, within the limit', () => {
    const lists = [...code.matchAll(/allow list: if ([^;]*);/g)].map((match) => match[1] ?? '');
    expect(lists.length).toBeGreaterThan(0);
    for (const condition of lists) {
      expect(condition).toMatch(/^within(Limit|Count)\(\) && /);
      // A query that does not filter by a field is judged as if the field were absent.
      expect(condition).not.toMatch(/!|\.get\(|== false|== null|== ''/);
    }
    const reader = /function may\(record, permissions\) \{[^}]*\}/.exec(code)?.[0] ?? '';
    expect(reader).toContain('record.owner == ownerOf(person)');
    expect(reader).not.toMatch(/record\.get\(|!\(/);
  });

  it('lists under the same condition as single reads', () => {
    for (const block of code.split(/^match /m).slice(1)) {
      const list = /allow list: if within(?:Limit|Count)\(\) && ([^;]*);/.exec(block)?.[1];
      if (!list) continue;
      const get = /allow get: if (?:resource == null\s*\? (?:identity|mayLookFor)\(\) : )?([^;]*);/.exec(
        block,
      )?.[1];
      expect(list).toBe(get);
    }
  });

  it('knows every collection: each has a policy or is closed on purpose', () => {
    const closed = [
      'InvitationSecrets',
      'Findable',
      'Codes',
      'MailStops',
      'Numbers',
      'Invites',
      'Limits',
      'Outbox',
      'HeldMails',
      'Texts',
      'Billing',
      'BillingEvents',
      'ConnectedAccounts',
      'CardAttempts',
      'CardCharges',
      'Erasures',
      'Merges',
    ];
    for (const name of Object.values(COLLECTIONS)) {
      expect([name, code.includes(`match /${name}/{`)]).toEqual([name, !closed.includes(name)]);
      expect(() => clientWrites(name)).not.toThrow();
    }
    for (const { collection } of SHAPES) expect(Object.values(COLLECTIONS)).toContain(collection);
  });
});
