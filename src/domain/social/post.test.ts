import { describe, expect, it } from 'vitest';
import { makePost } from '@tests/factories/records';
import { mergedFeed, textParts } from './post';

describe('the links of a text', () => {
  it.each([
    ['No link here.', [['words', 'No link here.']]],
    ['https://a.example', [['link', 'https://a.example']]],
    [
      'See http://a.example/b?c=1, please.',
      [
        ['words', 'See '],
        ['link', 'http://a.example/b?c=1'],
        ['words', ', please.'],
      ],
    ],
    [
      '(https://a.example) and https://b.example!',
      [
        ['words', '('],
        ['link', 'https://a.example'],
        ['words', ') and '],
        ['link', 'https://b.example'],
        ['words', '!'],
      ],
    ],
    ['javascript:alert(1) ftp://a.example', [['words', 'javascript:alert(1) ftp://a.example']]],
    ['https://', [['words', 'https://']]],
    ['', []],
  ])('%j', (words, expected) => {
    expect(textParts(words).map(({ kind, text }) => [kind, text])).toEqual(expected);
    expect(
      textParts(words)
        .map(({ text }) => text)
        .join(''),
    ).toBe(words);
  });
});

describe('the feed', () => {
  const posts = (...times: readonly number[]) =>
    times.map((createdAt) => makePost({ uuid: `post-${createdAt}`, createdAt }));
  const ids = (...sources: Parameters<typeof mergedFeed>[0]) =>
    mergedFeed(sources).map(({ createdAt }) => createdAt);

  it('has each post once, newest first', () => {
    expect(ids({ posts: posts(9, 5, 1), hasMore: false }, { posts: posts(7, 5), hasMore: false })).toEqual([
      9, 7, 5, 1,
    ]);
  });

  it('waits with posts that are older than what another source has not loaded', () => {
    expect(ids({ posts: posts(9, 8), hasMore: true }, { posts: posts(7, 1), hasMore: false })).toEqual([
      9, 8,
    ]);
    expect(ids({ posts: [], hasMore: false }, { posts: posts(7, 1), hasMore: true })).toEqual([7, 1]);
  });
});
