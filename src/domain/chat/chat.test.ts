import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialOf } from '../core/shape';
import { MINUTE_MS } from '../time/time';
import { bodyParts, mentionedIn, numbersIn, wordAtCursor } from './body';
import { AWAY_MS, isToldOf, mentionWords, messageWords } from './chat-words';
import { countMessage, uncountMessage } from './count-message';
import { messageShape, previewOf, previewWords } from './message';
import type { Message } from './message';
import { BLOCK_MS, talkOf } from './talk';
import { MAX_PREVIEW, seenSince, threadShape, threadTitle } from './thread';
import { otherIn, pairOf, pairThreadId } from './thread-id';
import type { Thread } from './thread';

const NOON = Date.UTC(2026, 10, 23, 18);
const thread: Thread = {
  ...initialOf(threadShape.fields),
  uuid: 't',
  owner: 'acme',
  type: 'GROUP',
  participantIds: ['ann', 'bo', 'cy'],
};
const said = (
  uuid: string,
  createdBy: string,
  createdAt: number,
  change: Partial<Message> = {},
): Message => ({
  ...initialOf(messageShape.fields),
  uuid,
  owner: 'acme',
  threadId: 't',
  body: `Says ${uuid}`,
  createdAt,
  createdBy,
  ...change,
});

describe('the id of a pair’s thread', () => {
  const uid = fc.string({ minLength: 1, maxLength: 28, unit: fc.constantFrom('a', 'b', 'Z', '0', '9', '-') });

  it('is the same whoever starts, and names both', () => {
    fc.assert(
      fc.property(fc.oneof(uid, fc.constant('')), uid, uid, (owner, one, other) => {
        const id = pairThreadId(owner, one, other);
        expect(id).toBe(pairThreadId(owner, other, one));
        expect(pairOf(id)).toEqual({ owner, people: [one, other].toSorted() });
        if (one !== other) expect(otherIn(id, one)).toBe(other);
      }),
    );
  });

  it.each(['crew-north', 'acme~ann', 'acme~ann~bo~cy', ''])('is not %s', (id) => {
    expect(pairOf(id)).toBeNull();
  });

  it('names nobody to a stranger', () => {
    expect(otherIn(pairThreadId('', 'ann', 'bo'), 'cy')).toBeNull();
  });
});

describe('counting a message', () => {
  const after = (messages: readonly Message[], start = thread): Thread =>
    messages.reduce<Thread>((before, one) => ({ ...before, ...countMessage(before, one) }), start);

  it('counts for everyone but its sender, who has read what came before', () => {
    const both = after([said('m1', 'ann', 1_000), said('m2', 'bo', 2_000)]);
    expect(both.unread).toEqual({ ann: 1, bo: 0, cy: 2 });
    expect(both.seen).toEqual({ ann: 1_000, bo: 2_000 });
    expect([both.lastMessage.id, both.lastAt]).toEqual(['m2', 2_000]);
  });

  it('does not count for a person who looked after it was written', () => {
    const looked = { ...thread, seen: { cy: 5_000 } };
    expect(after([said('m1', 'ann', 1_000)], looked).unread).toEqual({ ann: 0, bo: 1, cy: 0 });
  });

  it('keeps the newest in the list when messages are counted out of order', () => {
    const late = after([said('m2', 'bo', 2_000), said('m1', 'ann', 1_000)]);
    expect([late.lastMessage.id, late.lastAt]).toEqual(['m2', 2_000]);
  });

  it('is taken back for those who have not looked when the message is deleted, and counted again when it returns', () => {
    const first = said('m1', 'ann', 1_000);
    const both = after([first, said('m2', 'ann', 2_000)], { ...thread, seen: { bo: 1_500 } });
    expect(both.unread).toEqual({ ann: 0, bo: 1, cy: 2 });
    const less = { ...both, ...uncountMessage(both, { ...first, body: '', deletedAt: 3_000 }) };
    expect([less.unread, less.lastMessage.id]).toEqual([{ ann: 0, bo: 1, cy: 1 }, 'm2']);
    expect(after([first], less).unread).toEqual(both.unread);
    expect(uncountMessage({ ...thread, unread: { bo: 0 } }, first).unread).toEqual({ bo: 0 });
  });

  it('forgets people who were taken out', () => {
    const left = { ...thread, unread: { dee: 4 }, seen: { dee: 1 } };
    expect(Object.keys(after([said('m1', 'ann', 1_000)], left).unread)).toEqual(['ann', 'bo', 'cy']);
  });
});

describe('who has seen a message', () => {
  it('is everyone but the reader who looked since', () => {
    const looked = { ...thread, seen: { ann: 9_000, bo: 2_000, cy: 1_999 } };
    expect(seenSince(looked, 2_000, 'ann')).toEqual(['bo']);
  });
});

describe('a preview', () => {
  it('is one line of at most its length', () => {
    const { body } = previewOf(said('m', 'ann', 1, { body: `Two\nlines ${'x'.repeat(300)}` }));
    expect(body).toMatch(/^Two lines x+…$/);
    expect(body.length).toBeLessThanOrEqual(MAX_PREVIEW);
  });

  it.each([
    [{ deletedAt: 5, body: '' }, 'Message deleted'],
    [{ contentType: 'image' as const, body: '' }, 'Photo'],
    [{ contentType: 'image' as const, body: 'South slope' }, 'South slope'],
    [{ contentType: 'file' as const, body: '' }, 'File'],
  ])('of %o says %s', (change, words) => {
    expect(previewWords(previewOf(said('m', 'ann', 1, change)))).toBe(words);
  });
});

describe('a thread’s title', () => {
  const nameOf = (uid: string) => uid.toUpperCase();
  it.each([
    [{ ...thread, name: 'Crew North' }, 'Crew North'],
    [thread, 'BO and CY'],
    [{ ...thread, participantIds: ['ann'] }, 'Only you'],
    [{ ...thread, participantIds: ['ann', 'b', 'c', 'd', 'e', 'f'] }, 'B, C, D and 2 others'],
  ])('%#', (one, title) => {
    expect(threadTitle(one, 'ann', nameOf)).toBe(title);
  });
});

describe('a message’s text', () => {
  const people = [
    { uid: 'ann', name: 'Ann' },
    { uid: 'lee', name: 'Ann Lee' },
    { uid: 'odd', name: 'Q. (Jr)' },
  ];
  const records = [{ noun: 'job' as const, id: 'j1', number: 'J-12' }];
  const kinds = (body: string) =>
    bodyParts(body, people, records).map((part) =>
      part.kind === 'text' ? part.text : [part.kind, part.text],
    );

  it.each([
    ['Hi @Ann Lee, see #J-12.', ['Hi ', ['mention', '@Ann Lee'], ', see ', ['record', '#J-12'], '.']],
    ['#j-12 and #J-123', [['record', '#j-12'], ' and #J-123']],
    ['@Anna is not @ann', ['@Anna is not ', ['mention', '@ann']]],
    ['See https://a.example/x?y=1.', ['See ', ['address', 'https://a.example/x?y=1'], '.']],
    ['javascript:alert(1)', ['javascript:alert(1)']],
    ['', []],
  ])('%s', (body, parts) => {
    expect(kinds(body)).toEqual(parts);
  });

  it('is complete in its parts, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (body) => {
        const said = `${body} @Ann #J-12 ${body}`;
        expect(
          bodyParts(said, people, records)
            .map(({ text }) => text)
            .join(''),
        ).toBe(said);
      }),
    );
  });

  const toms = [
    { uid: 'tom1', name: 'Tom Reed' },
    { uid: 'tom2', name: 'Tom Reed' },
    { uid: 'dea', name: 'Siobhan O’Dea' },
  ];
  it.each([
    ['@Tom Reed, please', ['tom2'], ['tom2']],
    ['@Tom Reed, please', [], ['tom1', 'tom2']],
    ['@Tom Reed and @Tom Reed', ['tom1', 'tom2'], ['tom1', 'tom2']],
    ['@Tom Reedy', ['tom2'], []],
    ["@Siobhan O'Dea please call", [], ['dea']],
    ['@siobhan o’dea please call', [], ['dea']],
  ])('%s with %j picked mentions %j', (body, picked, uids) => {
    expect(mentionedIn(body, toms, picked)).toEqual(uids);
  });

  it('shows two people of one name by one mention each', () => {
    const uids = bodyParts('@Tom Reed and @tom reed', toms, []).flatMap((part) =>
      part.kind === 'mention' ? [part.uid] : [],
    );
    expect(uids).toEqual(['tom1', 'tom2']);
  });

  it('mentions each person once', () => {
    expect(mentionedIn('@Ann Lee @Ann and @Ann Lee again, @Q. (Jr)', people)).toEqual(['lee', 'ann', 'odd']);
  });

  it.each([
    ['Load for #J-12, then #t-4 and #J-12', ['J-12', 't-4']],
    ['#104', ['104']],
    ['C#12, ##9 and # 4', []],
  ])('names numbers: %s', (body, numbers) => {
    expect(numbersIn(body)).toEqual(numbers);
  });

  it.each([
    ['Hi @Om', { sign: '@', letters: 'Om', start: 3 }],
    ['@Rosa Li', { sign: '@', letters: 'Rosa Li', start: 0 }],
    ['@Rosa Lima is', null],
    ['#J-1', { sign: '#', letters: 'J-1', start: 0 }],
    ['#J-1 ', null],
    ['mail@example', null],
    ['plain', null],
  ])('knows the word being typed: %s', (text, word) => {
    expect(wordAtCursor(text, text.length)).toEqual(word);
  });
});

describe('the talk', () => {
  const show = (messages: readonly Message[], newSince: number | null = null) =>
    talkOf(messages, { zone: 'America/Chicago', reader: 'ann', newSince }).map(
      ({ message, day, opensBlock, isFirstNew }) =>
        `${message.uuid}${day ? ` ${day}` : ''}${opensBlock ? ' block' : ''}${isFirstNew ? ' new' : ''}`,
    );

  it('begins a day and a block where they begin', () => {
    const midnight = Date.UTC(2026, 10, 24, 6);
    expect(
      show([
        said('a', 'bo', NOON),
        said('b', 'bo', NOON + MINUTE_MS),
        said('c', 'ann', NOON + 2 * MINUTE_MS),
        said('d', 'ann', NOON + 3 * MINUTE_MS + BLOCK_MS),
        said('e', 'ann', midnight - MINUTE_MS),
        said('f', 'ann', midnight),
      ]),
    ).toEqual(['a 2026-11-23 block', 'b', 'c block', 'd block', 'e block', 'f 2026-11-24 block']);
  });

  it('marks the first message of others since the last look', () => {
    const messages = [
      said('a', 'bo', 1_000),
      said('b', 'ann', 3_000),
      said('c', 'bo', 4_000),
      said('d', 'cy', 5_000),
    ];
    expect(show(messages, 2_000).filter((one) => one.endsWith('new'))).toEqual(['c block new']);
    expect(show(messages, 5_000).some((one) => one.endsWith('new'))).toBe(false);
  });
});

describe('who is told of a message', () => {
  const at = 10 * AWAY_MS;
  it.each([
    ['who never looked', {}, [], true],
    ['who takes part in the talk', { bo: at - AWAY_MS }, [], false],
    ['who looked a while ago', { bo: at - AWAY_MS - 1 }, [], true],
    ['who is mentioned while taking part', { bo: at - 1 }, ['bo'], true],
    ['who is mentioned and has seen it', { bo: at }, ['bo'], false],
  ])('a person %s', (_who, seen, mentions, isTold) => {
    expect(isToldOf({ ...thread, seen }, said('m', 'ann', at, { mentions }), 'bo')).toBe(isTold);
  });

  it('never a person who takes no part', () => {
    expect(isToldOf(thread, said('m', 'ann', at), 'dee')).toBe(false);
  });

  it('reads where and how often', () => {
    const crew = { ...thread, name: 'Crew North' };
    const pair = { ...thread, type: 'ONE_TO_ONE' as const };
    const message = said('m', 'ann', at);
    expect([
      messageWords(crew, message, 'Ann').words.title,
      messageWords(crew, message, 'Ann').joined(3).title,
      messageWords(pair, message, 'Ann').joined(3).title,
      mentionWords(thread, message, 'Ann').words.title,
    ]).toEqual([
      'Ann wrote in Crew North',
      '3 messages in Crew North',
      'Ann sent you 3 messages',
      'Ann mentioned you in a group',
    ]);
  });
});
