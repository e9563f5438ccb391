import { describe, expect, it } from 'vitest';
import { phoneHref, phoneKeyOf, phoneParts } from './phone';

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
