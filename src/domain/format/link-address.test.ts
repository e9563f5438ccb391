import { expect, it } from 'vitest';
import { linkAddress } from './link-address';

it.each([
  ['https://hollisroofing.example/roof?x=1', 'https://hollisroofing.example/roof?x=1'],
  [' hollisroofing.example/roof ', 'https://hollisroofing.example/roof'],
  ['dana@hollisroofing.example', 'mailto:dana@hollisroofing.example'],
  ['tel:+12185550112', 'tel:+12185550112'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['the roof', null],
  ['https://', null],
  ['', null],
])('reads "%s" as %s', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});
