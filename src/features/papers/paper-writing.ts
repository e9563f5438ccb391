import type { PaperWriting } from '@/domain/paper/paper';
import { dayOf } from '@/domain/time';
import { formatAddress } from '@/shared/format/address';
import { formatDay, formatTime, formatTimeRange, zoneNameAt } from '@/shared/format/dates';
import type { Formats } from '@/domain/formats';
import { formatMoney } from '@/shared/format/money';
import { formatPhone } from '@/shared/format/phone';
import { joinList } from '@/shared/format/words';

/** A moment of no year that papers are from: they are read in other years, so each day is written with its own. */
const OTHER_YEAR = 0;

const writeDay = (day: string) => formatDay(day, OTHER_YEAR);

/** Writes for paper, in the zone, currency and country of a business. */
export function paperWriting({ zone, currency, country }: Formats): PaperWriting {
  const isOneDay = (start: number, end: number) => dayOf(start, zone) === dayOf(end - 1, zone);
  return {
    money: (cents) => formatMoney(cents, currency),
    day: writeDay,
    days: (start, end) => {
      const [first, last] = [dayOf(start, zone), dayOf(end - 1, zone)];
      return isOneDay(start, end) ? writeDay(first) : `${writeDay(first)} – ${writeDay(last)}`;
    },
    times: (start, end) => `${formatTimeRange(start, end, zone)} ${zoneNameAt(start, zone)}`,
    moment: (ms) => `${writeDay(dayOf(ms, zone))}, ${formatTime(ms, zone)} ${zoneNameAt(ms, zone)}`,
    phone: (phone) => formatPhone(phone, country),
    address: formatAddress,
    names: joinList,
  };
}
