import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { RULES_FILE } from '../../rules/generate/build-rules';
import { largestCells } from './cells/shapes';
import { openRulesServer } from './cells/rules-server';
import type { RulesServer } from './cells/rules-server';

/** Expressions each write keeps free of the rules engine's limit of 1,000. */
const SPARE = 150;

/**
 * The rules with SPARE more expressions in every write condition: a write that still passes is that far below
 * the limit. A list costs one for each item and one for itself.
 */
function withSpare(rules: string): string {
  const overhead = ['the list', 'its size', '>', '0', 'the call', '&&'].length;
  const items = Array.from({ length: SPARE - overhead }, () => '1').join(',');
  const spare = `function spare() { return [${items}].size() > 0; }`;
  return rules
    .replace('function proven() {', `${spare}\nfunction proven() {`)
    .replaceAll(/allow (create|update): if ([^;]*);/g, 'allow $1: if spare() && ($2);');
}

describe('the largest legal document', () => {
  let server: RulesServer;

  beforeAll(async () => {
    server = await openRulesServer('limits', { rules: withSpare(readFileSync(RULES_FILE, 'utf8')) });
  });

  it.each(largestCells)('of $name', async (cell) => {
    expect(await server.holds(cell)).toBe(true);
  });
});
