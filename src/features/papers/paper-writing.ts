import { measureText } from '@/domain/jobs/measures';
import { taxRateText } from '@/domain/money/tax-rate';
import type { PaperWriting } from '@/domain/papers/paper';
import { dayOf } from '@/domain/time/time';
import { formatAddress } from '@/shared/format/address';
import { formatDay, formatTime, formatTimeRange, zoneNameAt } from '@/shared/format/dates';
import type { Formats } from '@/domain/format/formats';
import { formatMoney } from '@/shared/format/money';
import { formatPhone } from '@/shared/format/phone';
import { joinList } from '@/shared/format/words';

/** An instant in a year of no paper: all days are written with their year, because papers are read in other years. */
const OTHER_YEAR = 0;

/** The formatters for papers, in the zone, currency and country of a business. */
export function paperWriting(formats: Formats): PaperWriting {
  const { zone, country } = formats;
  const writeDay = (day: string) => formatDay(day, formats, OTHER_YEAR);
  const isOneDay = (start: number, end: number) => dayOf(start, zone) === dayOf(end - 1, zone);
  return {
    money: (cents) => formatMoney(cents, formats),
    day: writeDay,
    days: (start, end) => {
      const [first, last] = [dayOf(start, zone), dayOf(end - 1, zone)];
      return isOneDay(start, end) ? writeDay(first) : `${writeDay(first)} – ${writeDay(last)}`;
    },
    times: (start, end) => `${formatTimeRange(start, end, formats)} ${zoneNameAt(start, formats)}`,
    moment: (ms) => `${writeDay(dayOf(ms, zone))}, ${formatTime(ms, formats)} ${zoneNameAt(ms, formats)}`,
    phone: (phone) => formatPhone(phone, country),
    tax: ({ name, rate }) => `${name} ${taxRateText(rate, country)} %`,
    measure: (value) => measureText(value, country),
    address: (address) => formatAddress(address, country),
    names: joinList,
  };
}
