import { describe, expect, it } from 'vitest';
import { phoneHref, phoneKeyOf, phoneParts } from './phone';

describe('a number in several spellings', () => {
  it.each([
    ['+49 221 55512', '0221 55512', '0049 221 555 12', '+49 (0)221 55512', '0221/555-12', '011 49 221 55512'],
    ['+18175550112', '(817) 555-0112', '1-817-555-0112', '001 817 555 0112', '817.555.0112 ext. 5'],
    ['+44 20 7946 0958', '020 7946 0958', '0044 (0)20 7946 0958'],
    ['+39 06 5550101', '06 5550101'],
    ['+420 601 555 010', '601 555 010'],
    ['+7 495 123-45-67', '8 (495) 123-45-67'],
    ['+352 27 55 01', '27 55 01'],
  ])('has one key: %s', (...spellings) => {
    expect(new Set(spellings.map(phoneKeyOf)).size).toBe(1);
  });
});

describe('a phone number with an extension', () => {
  it.each([
    ['(817) 555-0112 ext 5', '(817) 555-0112', '5'],
    ['+18175550112 ext. 205', '+18175550112', '205'],
    ['817-555-0112x12', '817-555-0112', '12'],
    ['817.555.0112, Ext: 7', '817.555.0112', '7'],
    ['817 555 0112 #44', '817 555 0112', '44'],
    ['+1-817-555-0112;ext=5', '+1-817-555-0112', '5'],
    ['0221 123456 Durchwahl 12', '0221 123456', '12'],
    ['0221 / 123 45-67', '0221 / 123 45-67', ''],
    ['817 555 0112', '817 555 0112', ''],
    ['', '', ''],
  ])('%s', (text, number, extension) => {
    expect(phoneParts(text)).toEqual({ number, extension });
  });

  it('is the same number with and without it', () => {
    expect(phoneKeyOf('(817) 555-0112 ext. 5')).toBe(phoneKeyOf('+18175550112'));
  });

  it.each([
    ['+18175550112', 'tel:+18175550112'],
    ['+18175550112 ext. 5', 'tel:+18175550112,5'],
    ['(817) 555-0112', 'tel:8175550112'],
    ['0221 / 123 45-67', 'tel:02211234567'],
  ])('%s is called as %s', (phone, href) => {
    expect(phoneHref(phone)).toBe(href);
  });
});
