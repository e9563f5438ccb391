import { describe, expect, it } from 'vitest';
import { newId, newLinkId } from './ids';

const many = (make: () => string) => Array.from({ length: 2_000 }, make);

describe('ids', () => {
  it('of records are 20 letters and digits, never the same', () => {
    const ids = many(newId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
  });

  it('use every letter about equally often', () => {
    const counts = new Map<string, number>();
    for (const letter of many(newId).join('')) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    expect(counts.size).toBe(62);
    // 40,000 letters: about 645 of each, standard deviation 25.
    expect(Math.min(...counts.values())).toBeGreaterThan(450);
    expect(Math.max(...counts.values())).toBeLessThan(850);
  });

  it('of links have 128 bits and need no escaping in an address', () => {
    const links = many(newLinkId);
    expect(new Set(links).size).toBe(links.length);
    for (const link of links) expect(link).toMatch(/^[A-Za-z0-9_-]{22}$/);
  });
});
