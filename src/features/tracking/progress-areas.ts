/** The cards of a client's page. */
export type ProgressParts = {
  readonly stages: boolean;
  readonly visits: boolean;
  readonly photos: boolean;
  readonly messages: boolean;
  readonly office: boolean;
};

/**
 * The layout of the cards as CSS grid areas: stacked on narrow screens; on wide ones the messages beside visits and
 * office, or, with photos, the visits beside the office above them.
 */
export function progressAreas({ stages, visits, photos, messages, office }: ProgressParts) {
  const narrow = [
    visits && 'visits',
    stages && 'stages',
    photos && 'photos',
    messages && 'messages',
    office && 'office',
  ].filter(isText);
  const beside = photos
    ? [visits && 'visits', office && 'office']
    : [messages && 'messages', visits && 'visits', office && 'office'];
  const [main, ...side] = beside.filter(isText);
  const hasSide = side.length > 0;
  const whole = (name: string) => (hasSide ? `"${name} ${name}"` : `"${name}"`);
  const rows = side.map((name) => `"${main} ${name}"`);
  const middle = hasSide ? rows : main === undefined ? [] : [`"${main}"`];
  const below = photos ? [whole('photos'), ...(messages ? [whole('messages')] : [])] : [];
  return {
    narrow: narrow.map((name) => `"${name}"`).join(' '),
    wide: [...(stages ? [whole('stages')] : []), ...middle, ...below].join(' '),
    // The last row of the cards side by side takes the rest, so that long messages do not pull the side cards apart.
    wideRows: [
      ...(stages ? ['auto'] : []),
      ...middle.map((_, index) => (index === middle.length - 1 && !photos ? '1fr' : 'auto')),
      ...below.map(() => 'auto'),
    ].join(' '),
    hasSide,
  };
}

function isText(value: string | false): value is string {
  return value !== false;
}
