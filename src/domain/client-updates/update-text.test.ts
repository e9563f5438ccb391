import { describe, expect, it } from 'vitest';
import { MAX_TEXT_MESSAGE } from './text-message';
import { textNumber, updateText } from './update-text';

describe('the number of a text message', () => {
  it.each([
    ['+12185550101', '+12185550101'],
    ['+4915112345678', '+4915112345678'],
    ['+12185550101 ext. 5', ''],
    ['218 555 0101', ''],
    ['+0185550101', ''],
    ['+1218', ''],
    ['', ''],
  ])('of %o is %o', (phone, expected) => expect(textNumber(phone)).toBe(expected));
});

describe('the text message of an update', () => {
  const write = (text: string) =>
    updateText({
      wording: { subject: 'News', text },
      link: 'link-1',
      app: 'https://joblane.example',
      business: 'Hollis\nRoofing',
    });

  it('says who writes, what, where to follow and how to stop, in one line', () => {
    expect(write('Hello Maria,\n\nwe come tomorrow.')).toBe(
      'Hollis Roofing: Hello Maria, we come tomorrow. https://joblane.example/tracking/link-1 Reply STOP to stop.',
    );
  });

  it('ends a long text early and keeps the link', () => {
    const long = write('word '.repeat(300));
    expect(long.length).toBeLessThanOrEqual(MAX_TEXT_MESSAGE);
    expect(long).toMatch(/wor… https:\/\/joblane\.example\/tracking\/link-1 Reply STOP to stop\.$/);
  });
});
