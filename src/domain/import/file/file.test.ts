import { describe, expect, it } from 'vitest';
import { tableOfCards } from './contact-cards';
import { cutTable, delimiterOf } from './cut-table';
import { textOfFile } from './text-of-file';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));

/** A text in a code page: the bytes that the platform reads as its letters. */
function inCodePage(text: string, label: string): Uint8Array {
  const decoder = new TextDecoder(label);
  const codes = new Map<string, readonly number[]>();
  const bytes = Array.from({ length: 256 }, (_, byte) => byte);
  const isWide = /jis|euc|gb|big5/.test(label);
  for (const byte of bytes.slice(isWide ? 0x81 : 0))
    for (const code of isWide ? bytes.slice(0x40).map((next) => [byte, next]) : [[byte]])
      if (!codes.has(decoder.decode(Uint8Array.from(code))))
        codes.set(decoder.decode(Uint8Array.from(code)), code);
  return Uint8Array.from(
    Array.from(text).flatMap((one) => (one < '\x80' ? one.charCodeAt(0) : (codes.get(one) ?? []))),
  );
}

describe('the letters of a file', () => {
  it.each([
    ['windows-1252', 'José Peña,763-555-0101\nAnaïs Müller\nBjørn Ærø', 'US'],
    ['windows-1250', 'Łukasz Wiśniewski,Łódź\nGrażyna Żak,Gdańsk', 'US'],
    ['windows-1250', 'Jiří Dvořák,1\nŽaneta Říhová,2', 'US'],
    ['windows-1250', 'Szőke Ágnes,1\nKovács Jenő,2', 'HU'],
    ['windows-1251', 'Борис Ковалёв,763-555-0101\nОльга Щука,перезвонить', 'US'],
    ['windows-1253', 'Γιώργος Παπαδόπουλος,1\nΜαρία Ιωάννου,2', 'US'],
    ['windows-1254', 'Ayşe Yılmaz,1\nMehmet Güneş,İstanbul', 'US'],
    ['windows-1255', 'דוד כהן,1', 'US'],
    ['windows-1256', 'محمد علي,1', 'US'],
    ['windows-1257', 'Jānis Bērziņš,1\nŽydrūnas,2', 'US'],
    ['shift_jis', '名前,電話\n山田太郎,1\n鈴木花子,2', 'US'],
    ['gb18030', '姓名,电话\n张伟,1\n王芳,2', 'US'],
    ['big5', '姓名,電話\n張偉,1\n陳美玲,2', 'US'],
    ['euc-kr', '이름,전화\n김철수,1\n이영희,2', 'US'],
    ['koi8-u', 'Борис Ковалёв,1\nОльга Щука,2', 'US'],
    ['macintosh', 'José Müller,1\nZoë Weiß,2', 'US'],
  ])('of %s are found: %j', (label, names, country) => {
    const text = `Name,Phone\n${names}\n`;
    const read = textOfFile(inCodePage(text, label), country);
    expect(read.text).toBe(text);
    expect(read.letters[0]?.label).toBe(label);
  });

  it('are read as the user says where several ways are possible', () => {
    const bytes = inCodePage('Szőke Ágnes', 'windows-1250');
    const { text, letters } = textOfFile(bytes, 'US');
    expect(text).toBe('Szõke Ágnes');
    expect(letters.find(({ label }) => label === 'windows-1250')?.sample).toBe('Szőke Ágnes');
    expect(textOfFile(bytes, 'US', 'windows-1250').text).toBe('Szőke Ágnes');
  });

  it.each([
    ['UTF-8', utf8('Name,Ort\nMaría,Köln'), 'Name,Ort\nMaría,Köln'],
    ['UTF-8 with a mark', new Uint8Array([0xef, 0xbb, 0xbf, 0x61]), 'a'],
    ['UTF-16 with a mark', utf16('\uFEFFName,Ort'), 'Name,Ort'],
    ['UTF-16 without a mark', utf16('Name,Phone'), 'Name,Phone'],
    ['UTF-16 in Cyrillic', utf16('Имя,Тел\nБорис,7635550101\n'), 'Имя,Тел\nБорис,7635550101\n'],
  ])('leave no doubt in %s', (_case, bytes, text) => {
    expect(textOfFile(bytes, 'US')).toEqual({ text, letters: [] });
  });

  it('lose one where one byte is wrong', () => {
    const bytes = Uint8Array.from([...utf8('José Müller\nAnn'), 0xe9, ...utf8('\nZoë')]);
    const { text, letters } = textOfFile(bytes, 'US');
    expect(text).toBe('José Müller\nAnn\uFFFD\nZoë');
    expect(letters[0]).toEqual({ label: 'utf-8', name: 'Unicode, damaged', sample: 'Ann\uFFFD' });
  });
});

describe('cutting a table', () => {
  it.each([
    ['"Big" Jim Hart,1,ridge vent', ['"Big" Jim Hart', '1', 'ridge vent']],
    ['Ann,2,"K" style gutter 40 ft', ['Ann', '2', '"K" style gutter 40 ft']],
    ['Lee,3,5" box gutter', ['Lee', '3', '5" box gutter']],
    ['Kim,"12"" pipe, black",x', ['Kim', '12" pipe, black', 'x']],
    ['"Ann", "1 A St, Duluth" ,x', ['Ann', '1 A St, Duluth', 'x']],
    ['"never closed,1', ['"never closed', '1']],
    ['"",a,', ['', 'a', '']],
  ])('takes stray quotation marks as text: %s', (line, cells) => {
    const rows = cutTable(`Name,Phone,Notes\n${line}\nNext,"a, b",\n`, ',');
    expect(rows).toEqual([['Name', 'Phone', 'Notes'], cells, ['Next', 'a, b', ''], ['']]);
  });

  it.each([
    ['Name,Phone\na,b', ','],
    ['Name;Phone\na;b', ';'],
    ['Name\tPhone\na\tb', '\t'],
    ['Name;Note\na;"x, y, z, and, more"', ';'],
    ['Name;Note\n"Big" Jim;5" gutter, white', ';'],
    ['Name\nAnn', ','],
  ])('finds the delimiter of %j', (text, delimiter) => {
    expect(delimiterOf(text)).toBe(delimiter);
  });
});

describe('contact cards', () => {
  const cards = (...lines: readonly string[]) =>
    tableOfCards(['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n'));
  const cellsOf = (...lines: readonly string[]) => {
    const [headers = [], row = []] = cards(...lines);
    return Object.fromEntries(headers.map((header, at) => [header, row[at]]));
  };

  it('of version 2.1 hold quoted-printable over several lines, in the charset they name', () => {
    expect(
      cellsOf(
        'VERSION:2.1',
        'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=4D=C3=BC=6C=6C=65=72;=4A=C3=B6=72=67;;;',
        'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=4A=C3=B6=72=67=20=4D=C3=BC=6C=6C=',
        '=65=72',
        'ORG;CHARSET=ISO-8859-1;QUOTED-PRINTABLE:S=F6hne',
        'TEL;CELL:7635550161',
        'TEL;HOME:7635550162',
        'PHOTO;ENCODING=BASE64;JPEG:/9j/4AAQ',
        ' SkZJRgABAQ',
      ),
    ).toEqual({
      'Last Name': 'Müller',
      'First Name': 'Jörg',
      'Full Name': 'Jörg Müller',
      'Organization Name': 'Söhne',
      'Phone 1 - Value': '7635550161',
      'Phone 2 - Value': '7635550162',
    });
  });

  it('of version 3.0 fold lines and escape separators', () => {
    expect(
      cellsOf(
        'VERSION:3.0',
        'FN:Ann Moss',
        'ORG:Moss\\, Fern & Sons;',
        'EMAIL;TYPE=INTERNET:ann.with.a.rather.long.address@moss-and-fern',
        ' -builders.example',
        'ADR;TYPE=HOME:;;12 Oak St\\, Unit 4;Duluth;MN;55802;USA',
        'NOTE:Gate code 4512\\nDog in yard',
        'CATEGORIES:Hail,VIP',
      ),
    ).toEqual({
      'Full Name': 'Ann Moss',
      'Organization Name': 'Moss, Fern & Sons',
      'E-mail 1 - Value': 'ann.with.a.rather.long.address@moss-and-fern-builders.example',
      'Address 1 - Street': '12 Oak St, Unit 4',
      'Address 1 - City': 'Duluth',
      'Address 1 - Region': 'MN',
      'Address 1 - Postal Code': '55802',
      'Address 1 - Country': 'USA',
      Notes: 'Gate code 4512\nDog in yard',
      Labels: 'Hail; VIP',
    });
  });

  it('of version 4.0 name groups, preferences and addresses of phones', () => {
    expect(
      cellsOf(
        'VERSION:4.0',
        'FN:Lee Ash',
        'N:Ash;Lee;;;',
        'item1.TEL;VALUE=uri;TYPE=home:tel:+1-763-555-0165',
        'item1.X-ABLabel:Mobile',
        'TEL;VALUE=uri;TYPE="voice,cell";PREF=1:tel:+1-763-555-0164;ext=5',
        'TEL;TYPE=fax:+1-763-555-0166',
        'BDAY:19700102',
        'X-GATE:4711',
      ),
    ).toEqual({
      'Full Name': 'Lee Ash',
      'Last Name': 'Ash',
      'First Name': 'Lee',
      Fax: '+1-763-555-0166',
      'Phone 1 - Value': '+1-763-555-0164;ext=5',
      'Phone 2 - Value': '+1-763-555-0165',
      Birthday: '19700102',
      'X-GATE': '4711',
    });
  });
});
