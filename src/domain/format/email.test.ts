import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import {
  addressIn,
  emailKey,
  hasSeveralAddresses,
  isEmailAddress,
  isSameEmail,
  readAddresses,
} from './email';

describe('isEmailAddress', () => {
  it.each([
    'dana@hollis.example',
    'RAY@LAKESIDEROOFING.EXAMPLE',
    ' a.b+c@x.co.uk ',
    "pat.o'neill+roof@oneill.example",
    'käthe@müller-dach.de',
    'nora@bücher.example',
    'राज@उदाहरण.भारत',
    'ray@dach.xn--p1ai',
    `${'a'.repeat(64)}@x.example`,
  ])('takes %s', (text) => {
    expect(isEmailAddress(text)).toBe(true);
  });

  it.each([
    '',
    'dana',
    'dana@',
    '@hollis.example',
    'dana@hollis',
    'dana@hollis.',
    'ray@x.e',
    'ray@x.12',
    'ray@10.0.0.1',
    'ray@-x.example',
    'ray@x-.example',
    'ray@x..example',
    'ray@x/y.example',
    'ray@x%2eexample.com',
    'ray@x.example:80',
    '.ray@x.example',
    'ray.@x.example',
    'ray..o@x.example',
    'ray o@x.example',
    'ray@x@y.example',
    'nora@birch,example.com',
    'nora@birch.example>',
    '<script>@x.com',
    '"ray of duluth"@x.example',
    'ray@x.example, kim@y.example',
    'ray@x.example\nkim@y.example',
    'Ray <ray@x.example>',
    `${'a'.repeat(65)}@x.example`,
    `ray@${'a'.repeat(64)}.example`,
    `ray@${'abc.'.repeat(70)}example`,
  ])('refuses %j', (text) => {
    expect(isEmailAddress(text)).toBe(false);
  });

  it('rejects a long hostile text at once', () => {
    const before = performance.now();
    expect(isEmailAddress(`${'a.'.repeat(100_000)}@`)).toBe(false);
    readAddresses('"<'.repeat(20_000));
    readAddresses('<'.repeat(20_000));
    // A busy machine takes its time; what backtracks takes minutes.
    expect(performance.now() - before).toBeLessThan(2_000);
  });
});

describe('emailKey', () => {
  it.each([
    [' Nora+roof@Birch.EXAMPLE ', 'nora+roof@birch.example'],
    ['nora@Bücher.example', 'nora@xn--bcher-kva.example'],
    ['nora@bu\u0308cher.example', 'nora@xn--bcher-kva.example'],
    [' June@Example ', 'june@example'],
  ])('of %s is %s', (text, key) => {
    expect(emailKey(text)).toBe(key);
    expect(emailKey(key)).toBe(key);
    expect(isSameEmail(text, key)).toBe(true);
  });
});

describe('a text for one address', () => {
  it.each([
    ['"Birch, Nora" <nora@birch.example>', 'nora@birch.example', false],
    ['nora@birch.example', 'nora@birch.example', false],
    ['Nora', 'Nora', false],
    ['nora@birch,example', 'nora@birch,example', false],
    ['<nora@birch.example>, pat@birch.example', '<nora@birch.example>, pat@birch.example', true],
    ['nora@birch.example NORA@birch.example', 'nora@birch.example NORA@birch.example', true],
    ['nora@birch.example>', 'nora@birch.example>', false],
    ['mailto:nora@birch.example', 'nora@birch.example', false],
    ['Nora Birch nora@birch.example', 'nora@birch.example', false],
    ['Nora Birch mailto:nora@birch.example ', 'nora@birch.example', false],
    ['nora birch@x.example', 'nora birch@x.example', false],
    ['a, b@x.example', 'a, b@x.example', false],
    ['', '', false],
  ])('%j is %j', (text, address, several) => {
    expect(addressIn(text)).toBe(address);
    expect(hasSeveralAddresses(text)).toBe(several);
  });
});

describe('readAddresses', () => {
  const nora = { name: 'Birch, Nora', address: 'nora@birch.example' };
  const pat = { name: '', address: "pat.o'neill+roof@oneill.example" };
  const ann = { name: '', address: 'ann@berg.example' };

  it.each([
    ['', []],
    [' , ;\n', []],
    [`"Birch, Nora" <nora@birch.example>; ${pat.address}, NORA@birch.example`, [nora, pat]],
    [`Birch, Nora <nora@birch.example>, ${pat.address}`, [nora, pat]],
    [`${pat.address}, Birch, Nora <nora@birch.example>`, [pat, nora]],
    [`${pat.address}\r\n"Birch, Nora"<nora@birch.example>`, [pat, nora]],
    ['ann@berg.example ANN@berg.example', [ann]],
    ['<mailto:ann@berg.example>', [ann]],
    ['mailto:ann@berg.example', [ann]],
    ['mailto:ann@berg.example MAILTO:ANN@berg.example', [ann]],
    ['Ann Maria Berg ann@berg.example', [{ ...ann, name: 'Ann Maria Berg' }]],
    [`Ann Berg mailto:ann@berg.example; ${pat.address}`, [{ ...ann, name: 'Ann Berg' }, pat]],
    ['ann berg@x.example', [{ name: '', address: 'ann berg@x.example' }]],
    ['"Ann \\"Annie\\" Berg" <ann@berg.example>', [{ ...ann, name: 'Ann Annie Berg' }]],
    [
      'ann@berg,example.com',
      [
        { name: '', address: 'ann@berg' },
        { name: '', address: 'example.com' },
      ],
    ],
    ['ann@berg.example>', [{ name: '', address: 'ann@berg.example>' }]],
    ['Anton, ann@berg.example', [{ name: '', address: 'Anton' }, ann]],
    ['Anton', [{ name: '', address: 'Anton' }]],
  ])('reads %j', (text, found) => {
    expect(readAddresses(text)).toEqual(found);
  });

  it('leaves a known name before a comma alone', () => {
    const text = 'Omar Haddad, Nora Birch <nora@birch.example>';
    expect(readAddresses(text, (name) => name === 'Omar Haddad')).toEqual([
      { name: '', address: 'Omar Haddad' },
      { name: 'Nora Birch', address: 'nora@birch.example' },
    ]);
  });

  it('finds every address of a list, however it is separated and named', () => {
    const people = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 8 });
    const named = fc.constantFrom('', '"Birch, Nora" ', 'Nora Birch ', 'Birch, Nora ');
    const between = fc.constantFrom(', ', ';', '\n', ',\n');
    fc.assert(
      fc.property(people, named, between, (locals, name, separator) => {
        const addresses = locals.map((local) => `${local}@x.example`);
        const text = addresses.map((one) => (name === '' ? one : `${name}<${one}>`)).join(separator);
        expect(readAddresses(text).map(({ address }) => address)).toEqual(addresses);
      }),
    );
  });
});
