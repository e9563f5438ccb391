import { describe, expect, it } from 'vitest';
import { dateReader } from './read-date';

/** Wednesday 25 November 2026, 9:40 pm in Chicago; already Thursday in London and Berlin. */
const LATE = Date.UTC(2026, 10, 26, 3, 40);

const [US, GB, DE] = [
  dateReader(LATE, 'America/Chicago', 'US'),
  dateReader(LATE, 'Europe/London', 'GB'),
  dateReader(LATE, 'Europe/Berlin', 'DE'),
];

/** Day, time and words that a reader finds in a line; null for none. */
function found(read: typeof US, line: string) {
  const date = read(line);
  return date && [date.day, date.time, line.slice(date.start, date.end)];
}

describe('a date in a line', () => {
  it.each([
    ['call tomorrow 9am', '2026-11-26', '09:00', 'tomorrow 9am'],
    ['call tomorrow', '2026-11-26', '', 'tomorrow'],
    ['order on friday at 14:30', '2026-11-27', '14:30', 'on friday at 14:30'],
    ['inspect in 2 days', '2026-11-27', '', 'in 2 days'],
    ['permit by 12/3', '2026-12-03', '', '12/3'],
    ['call Bob 11/30', '2026-11-30', '', '11/30'],
    ['fri 12/4 deliver', '2026-12-04', '', 'fri 12/4'],
    ['pick up 12/4 at 9am', '2026-12-04', '09:00', '12/4 at 9am'],
    ['due 12/3/2026 pay', '2026-12-03', '', '12/3/2026'],
    ['pay by 2026-12-03', '2026-12-03', '', '2026-12-03'],
    ['permit by jan 5', '2027-01-05', '', 'jan 5'],
    ['pay by 2 Dec', '2026-12-02', '', '2 Dec'],
    ['May 12 inspection', '2027-05-12', '', 'May 12'],
    ['meet next tuesday', '2026-12-01', '', 'next tuesday'],
    ['next week tuesday', '2026-12-01', '', 'next week tuesday'],
    ['inspect next week friday at 9am', '2026-12-04', '09:00', 'next week friday at 9am'],
    ['friday next week', '2026-12-04', '', 'friday next week'],
    ['the day after tomorrow call', '2026-11-27', '', 'the day after tomorrow'],
    ['call mon', '2026-11-30', '', 'mon'],
    ['by wed call', '2026-12-02', '', 'wed'],
    ['fri 9-11am', '2026-11-27', '09:00', 'fri 9-11am'],
    ['install by Friday, call Tom', '2026-11-27', '', 'Friday'],
    ['half day friday', '2026-11-27', '', 'friday'],
    ['24 hour notice on monday', '2026-11-30', '', 'on monday'],
    ['Order 1/2 plywood by friday', '2026-11-27', '', 'friday'],
    ['check 5:12 roof friday', '2026-11-27', '', 'friday'],
    ['thursday 10/12 pitch', '2026-11-26', '', 'thursday'],
    ['friday 12 boxes', '2026-11-27', '', 'friday'],
    ['28 May Ave inspection friday', '2026-11-27', '', 'friday'],
    ['night shift friday', '2026-11-27', '', 'friday'],
    ['tomorrow at 5', '2026-11-26', '17:00', 'tomorrow at 5'],
    ['at 3:30 call', '2026-11-26', '15:30', 'at 3:30'],
    ['am 24.12.', '2026-12-24', '', '24.12.'],
    ['am 5.12. liefern', '2026-12-05', '', '5.12.'],
  ])('is read: %s', (line, ...date) => {
    expect(found(US, line)).toEqual(date);
  });

  it.each([
    ['am 24.12. Rinne liefern', '2026-12-24', '', '24.12.'],
    ['am 24.12. um 14 Uhr', '2026-12-24', '14:00', '24.12. um 14 Uhr'],
    ['bestellen bis Freitag', '2026-11-27', '', 'Freitag'],
    ['morgen um 9 Uhr anrufen', '2026-11-27', '09:00', 'morgen um 9 Uhr'],
    ['übermorgen Gerüst', '2026-11-28', '', 'übermorgen'],
    ['am 3. Dezember abholen', '2026-12-03', '', 'am 3. Dezember'],
    ['nächsten Dienstag Gerüst', '2026-12-01', '', 'nächsten Dienstag'],
    ['1/2 Ziegel bis 5.12.', '2026-12-05', '', '5.12.'],
    ['order by friday', '2026-11-27', '', 'friday'],
    ['bis 5.12.2026', '2026-12-05', '', '5.12.2026'],
  ])('is read as it is written in German: %s', (line, ...date) => {
    expect(found(DE, line)).toEqual(date);
  });

  it.each([
    ...[
      'order 30 bundles',
      '6/12 pitch',
      'Order 6/12 pitch boots',
      'on 6/12 roof',
      '4:12 slope',
      'check 12:12 pitch',
    ],
    ...[
      '3/4 in screws',
      '5/8 OSB',
      'on 3/4 plywood',
      '1-1/2 in nails',
      '1 1/2 coil nails',
      'mail 8 1/2 x 11 flyer',
      '7/16',
    ],
    ...[
      'order 2x4 studs',
      'order 12 4x8 sheets',
      '#30 felt',
      '15 lb felt',
      '26 ga metal',
      '16 oz copper',
      'R-38 insulation',
    ],
    ...[
      'INV-2026-11-05',
      'model 10-12-2026',
      'unit 5.12',
      'unit 12/4',
      'suite 4/5 paint',
      'spec 3-10-2026',
      'DIN 4108-3',
    ],
    ...[
      'Sun room',
      'Sat dish',
      'put panels in the sun',
      'Black friday sale',
      'last friday leak',
      'friday’s list',
    ],
    ...[
      '12 May Street',
      '5 March Lane',
      'March Rd',
      'May Pole',
      "Jan's house",
      'call June',
      'august visit',
      'may need 2 crews',
    ],
    ...[
      'second floor',
      '4th street',
      'on the 15th',
      '24/7',
      '9/11 memorial',
      'call 555-1234',
      'Phone 817 555 0112',
    ],
    ...[
      '10 year shingles',
      'order in 30 year shingles',
      'work for 2 hours',
      'half day',
      '24 hour notice',
      '3 day job',
    ],
    ...[
      'drop off at 12 Oak St',
      'crew at 4 houses',
      'night shift',
      'morning huddle',
      'check yesterday leak',
      'today’s delivery',
    ],
    ...['now', 'plan 12.5 squares', 'schedule 8-10 crew', 'Tuesdays', ''],
  ])('is not read: %s', (line) => {
    expect(found(US, line)).toBeNull();
  });

  it.each([
    'Do roof',
    'So what',
    'Größe 10/15',
    '3/4 Zoll',
    '2,5 Rollen',
    '24/7 Notdienst',
    'DIN 4108-3',
    'unit 5.12',
  ])('is not read where German is written: %s', (line) => {
    expect(found(DE, line)).toBeNull();
  });

  it('is read in the business’s zone and country', () => {
    expect(found(GB, 'tomorrow')).toEqual(['2026-11-27', '', 'tomorrow']);
    expect(found(GB, 'by 3/12')).toEqual(['2026-12-03', '', '3/12']);
  });

  it.each([
    ['call Ann at 3', '2026-11-25', '15:00', 'at 3'],
    ['wed at 3 call Ann', '2026-11-25', '15:00', 'wed at 3'],
    ['pick up 11/25 at 3:30', '2026-11-25', '15:30', '11/25 at 3:30'],
    ['call Ann at 9', '2026-11-26', '09:00', 'at 9'],
    ['next wed at 3', '2026-12-02', '15:00', 'next wed at 3'],
    ['friday morning at 6', '2026-11-27', '06:00', 'friday morning at 6'],
    ['at 6 tomorrow morning tear-off', '2026-11-26', '06:00', 'at 6 tomorrow morning'],
    ['morning huddle tomorrow at 6', '2026-11-26', '06:00', 'tomorrow at 6'],
    ['call at 3 about the morning crew', '2026-11-25', '15:00', 'at 3'],
    ['friday at 6 in the evening', '2026-11-27', '18:00', 'friday at 6 in the evening'],
    ['at 8 friday evening', '2026-11-27', '20:00', 'at 8 friday evening'],
  ])('is read in the morning: %s', (line, ...date) => {
    const morning = dateReader(Date.UTC(2026, 10, 25, 16), 'America/Chicago', 'US');
    expect(found(morning, line)).toEqual(date);
  });

  it('is a later day once the hour is over in the afternoon', () => {
    const late = dateReader(Date.UTC(2026, 10, 25, 22), 'America/Chicago', 'US');
    expect(found(late, 'call Ann at 3')).toEqual(['2026-11-26', '15:00', 'at 3']);
    expect(found(late, 'wed at 3 call')).toEqual(['2026-12-02', '15:00', 'wed at 3']);
  });
});
