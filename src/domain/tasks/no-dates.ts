const WEEKDAY = String.raw`(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(?:day)?`;
const MONTH = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`;
const DAY_WORD = `(?:${WEEKDAY}|today|tonight|tomorrow)`;
const LEAD = '(?:on|by|due|until|till|before|starting|from|this|next|every|am|bis|zum|ab|vom)';
const STREET = String.raw`(?:st|str|street|rd|road|ave?|avenue|la?ne?|dr|drive|ct|court|blvd|boulevard|way|pl|place|ter|terrace|cir|circle|hwy|pkwy|sq|square|hill|creek|park|pole|house|church)`;
/** Words after a number that is a size, a weight or a pitch. */
const MEASURE = String.raw`(?:["”″']|in\b|inch|ft\b|feet|foot|mm\b|cm\b|lbs?\b|pounds?|oz\b|gal|ga\b|gauge|mil\b|ply|osb|cdx|felt|pitch|slope|roof|rise|run\b|ratio|mix|scale|grade|scal|x\b|squares?|bundles?|sheets?|boxes|rolls?|times|percent|%)`;
const CODE_WORD = String.raw`(?:model|unit|part|no|nr|number|serial|lot|ref|invoice|inv|po|sku|version|item|article|art|code|batch|claim|policy|section|type|series|spec|apt|suite|room)\.?`;
const TIME = String.raw`\d{1,2}(?::\d{2})?(?:\s?[-–]\s?\d{1,2}(?::\d{2})?)?\s?(?:[ap]\.?m\b\.?|uhr|h\b|o['’]clock)`;

const begins = (source: string) => new RegExp(String.raw`^\s*${source}`, 'i');
const ends = (source: string) => new RegExp(String.raw`(?<![\p{L}\d])${source}[\s,]*$`, 'iu');

const AFTER_LEAD = ends(LEAD);
const AFTER_DAY = ends(
  String.raw`(?:${DAY_WORD}|${MONTH}\s\d{1,2}(?:st|nd|rd|th)?|\d{1,2}\.?\s${MONTH}|\d[./]\d{1,2}\.?(?:[./]?\d{2,4})?)`,
);
const AFTER_AT = ends('(?:at|from|until|till|by|before|um|ab|bis|gegen)');
const BEFORE_MEASURE = begins(MEASURE);
const BEFORE_DAY = begins(String.raw`,?\s*(?:on\s|am\s)?(?:${DAY_WORD}|${MONTH}\b|\d{1,2}[./])`);
const BEFORE_TIME = begins(`,?\\s*(?:(?:at\\s|um\\s)?${TIME}|at\\s\\d{1,2}(?::\\d{2})?(?![\\d:/.]))`);
const AT_END = /^\s*[,.;:!?)]*\s*$/;
const BEFORE_STREET = begins(String.raw`${STREET}\b`);
/** "6 in the evening", and "3 call Ann": names of streets are written large, and houses are counted. */
const AFTER_HOUR =
  /^\s+(?:(?:in the|this) (?:morning|afternoon|evening)|(?!\p{Ll}*s(?!\p{L}))\p{Ll}+(?!\p{L}))/u;
const NEAR_STREET = begins(String.raw`(?:\p{L}+\s+)?${STREET}\b`);

const DENOMINATORS = [2, 3, 4, 5, 6, 8, 10, 12, 16, 32, 64];

/** Whether "5/8" or "6/12" is more likely a part or a pitch than a day. */
function isFraction(text: string): boolean {
  const [above = 0, below = 0] = text.split('/').map(Number);
  return (above <= below && DENOMINATORS.includes(below)) || text === '24/7' || text === '9/11';
}

/** Whether a number alone may be an hour of a clock with twelve. */
const isHour = (words: string) => Number(words) >= 1 && Number(words) <= 12;

/** Text that looks like a date, and what around it makes it one. */
type Lookalike = {
  readonly pattern: RegExp;
  readonly isDate?: (words: string, before: string, after: string) => boolean;
};

/** Trade vocabulary, numbers and ordinary words that a reader of dates takes for dates, hidden in this order. */
const LOOKALIKES: readonly Lookalike[] = [
  // INV-2026-11-05, 2x4, #30, 5/8in; but not 9am, 2nd, 14h or 9-11am.
  {
    pattern:
      /(?<!\S)(?![("]?\d{1,2}(?::\d{2})?(?:[ap]\.?m\.?|h\d{0,2}|uhr|st|nd|rd|th)?(?:[-–]\d{1,2}(?::\d{2})?(?:[ap]m)?)?[,.;:!?)]*(?!\S))(?=\S*[\p{L}#])(?=\S*\d)\S+/giu,
  },
  // Model 10-12-2026, unit 5.12.
  { pattern: new RegExp(String.raw`(?<=\b${CODE_WORD}\s(?:no\.?\s|nr\.?\s|#\s?)?)\d[\d./-]*\d`, 'gi') },
  // 1-1/2, 1 1/2.
  { pattern: /(?<![\d/])\d{1,3}[- ]\d{1,2}\/\d{1,2}(?![\d/])/g },
  // 6/12, 1/2, 24/7.
  {
    pattern: /(?<![\d/.-])\d{1,3}\/\d{1,3}(?![\d/])/g,
    isDate: (words, before, after) => {
      if (BEFORE_MEASURE.test(after)) return false;
      if (AFTER_LEAD.test(before) || AFTER_DAY.test(before))
        return !isFraction(words) || AT_END.test(after) || BEFORE_TIME.test(after);
      return !isFraction(words) && (AT_END.test(after) || BEFORE_TIME.test(after));
    },
  },
  // 5:12, 1:12 slope.
  {
    pattern: /(?<![\d:/.])\d{1,2}:\d{2}(?![\d:])/g,
    isDate: (words, before, after) => {
      if (/^\s?(?:[ap]\.?m\b|uhr|h\b)/i.test(after)) return true;
      if (BEFORE_MEASURE.test(after)) return false;
      if (AFTER_AT.test(before) || /@\s?$/.test(before)) return true;
      if (words.endsWith(':12')) return false;
      return (
        AFTER_DAY.test(before) ||
        BEFORE_DAY.test(after) ||
        Number(words.split(':')[0]) > 12 ||
        /[-–]\s?$/.test(before)
      );
    },
  },
  // At 12 Oak, friday 12 boxes.
  {
    pattern: new RegExp(String.raw`(?<=\bat\s|\b${DAY_WORD}\s)\d{1,4}(?=\s+\p{L})`, 'giu'),
    isDate: (words, before, after) =>
      /^\s*(?:[ap]\.?m\b|uhr|o['’]clock)/i.test(after) ||
      BEFORE_DAY.test(after) ||
      begins(`${LEAD}\\b`).test(after) ||
      (isHour(words) && /\bat\s$/i.test(before) && AFTER_HOUR.test(after) && !NEAR_STREET.test(after)),
  },
  // 24 hour notice, 10 year shingles, half day, for 2 hours; but in 2 days, 2 weeks from now.
  {
    pattern:
      /(?<![\p{L}\d])(?:\d+(?:\.\d+)?|half|quarter|an?|one|two|three|four|five|six|seven|eight|nine|ten|few|couple)(?:\s+an?|\s+of)?[\s-]*(?:sec(?:ond)?|min(?:ute)?|hour|hr|h|day|week|wk|month|year|yr)s?(?!\p{L})/giu,
    isDate: (words, before, after) => {
      if (/^\d+/.test(words) && Number.parseFloat(words) > 1 && !/s$/i.test(words)) return false;
      return (
        /\b(?:in|within)\s*(?:a\s)?$/i.test(before) || /^\s*(?:from\s(?:now|today)|later)\b/i.test(after)
      );
    },
  },
  // March Rd, May Pole, Jan's house, 12 May Street, sept 30 lb; a month without a day is no day.
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d])(?:\d{1,2}(?:st|nd|rd|th)?\.?\s(?:of\s)?)?${MONTH}\.?(?:\s\d{1,2}(?:st|nd|rd|th)?(?!\s?[ap]\.?m\b|[\d:/]))?(?![\p{L}\d])`,
      'giu',
    ),
    isDate: (words, _before, after) =>
      /\d/.test(words) && !BEFORE_STREET.test(after) && !/^['’]s/.test(after) && !BEFORE_MEASURE.test(after),
  },
  // Sun room, sat dish.
  {
    pattern: /(?<![\p{L}\d])(?:sun|mon|tues?|wed|thu(?:rs?)?|fri|sat)(?![\p{L}\d])/giu,
    isDate: (words, before, after) => {
      if (/^['’]/.test(after)) return false;
      if (
        AFTER_LEAD.test(before) ||
        BEFORE_TIME.test(after) ||
        /^\.?,?\s*\d{1,2}(?:[./:]|\s*\p{L}{3})/u.test(after)
      )
        return true;
      return !/^sun$/i.test(words) && AT_END.test(after) && !/\b(?:the|an?|in)\s$/i.test(before);
    },
  },
  // Friday's list, black friday, last friday.
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:${DAY_WORD}['’]s|(?:black|good|ruby|last)\s${WEEKDAY})(?!\p{L})`,
      'giu',
    ),
  },
  { pattern: /(?<!\p{L})(?:now|yesterday|last\s(?:night|week|month|year)|\p{N}+\s\p{L}+\sago)(?!\p{L})/giu },
  // Night shift, morning huddle.
  {
    pattern: /(?<!\p{L})(?:morning|afternoon|evening|night|midnight|midday|noon)(?!\p{L})/giu,
    isDate: (_words, before) =>
      AFTER_DAY.test(before) || /\b(?:this|at|by|until|before|the)\s$/i.test(before),
  },
];

/** A text of the same length in which what only looks like a date cannot be read: "Order ___ plywood by friday". */
export function withoutLookalikes(text: string): string {
  return LOOKALIKES.reduce(
    (seen, { pattern, isDate }) =>
      seen.replace(pattern, (words: string, ...rest: unknown[]) => {
        const at = rest.find((one) => typeof one === 'number') ?? 0;
        const isReal = isDate?.(words, seen.slice(0, at), seen.slice(at + words.length)) ?? false;
        return isReal ? words : '_'.repeat(words.length);
      }),
    text,
  );
}
