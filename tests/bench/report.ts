import type { Bill } from './bill';
import type { MonthRender } from './calendar-month';
import { broken } from './ceilings';
import type { Ceiling } from './ceilings';
import type { ImportRun } from './import-rows';
import type { Scrolling, Typing } from './list-work';
import type { Conversation, OpenedRoom } from './room-work';
import type { Rounds } from './rounds';
import type { ScreenLoad } from './screen-loads';
import { MUCH_STOLEN } from './stolen-time';
import type { FrameWork } from './worked-frames';
import { scriptCeiling } from '../build/script-ceilings';

/** All measurements of one run. */
export type Results = {
  readonly rows: number;
  /** Bytes after gzip. */
  readonly largestScript: number;
  /** Time of a fixed sum in this browser at full speed, before and after the run, in ms. */
  readonly speed: [before: number, after: number];
  /** Share of CPU time the host gave to other guests, by measurement; 0 when unknown. */
  readonly stolen: Record<string, number>;
  screens?: readonly ScreenLoad[];
  rounds?: Rounds;
  month?: MonthRender;
  jobsMonth?: MonthRender;
  board?: FrameWork;
  workforce?: OpenedRoom;
  conversation?: Conversation;
  typing?: Typing;
  /** Of the name of a line among 200. */
  lines?: Typing;
  /** Until the PDF of 200 lines, at full speed, in ms. */
  paper?: number;
  scrolling?: Scrolling;
  photos?: FrameWork;
  import?: ImportRun;
  bill?: Bill;
};

/** Latest paint of a prerendered page, in ms. */
const PAINT_LIMIT = 1_000;

/** Time of the fixed sum on the machine the time ceilings are for, in ms. */
const USUAL_SUM = 150;

/** Latest first rows of a list and heading of a record, in ms since the navigation. */
const MOST_UNTIL_SHOWN: Readonly<Record<string, number>> = {
  // The emulator takes 0.3 s to order 10,000 leads.
  leads: 1_600,
  'leads, first visit': 2_000,
  archive: 1_450,
  jobs: 1_450,
  trackers: 1_450,
  'my tasks': 1_500,
  customer: 1_400,
  tracker: 1_400,
  job: 1_400,
};

/** The most that screens with much to draw may take: until they show, block and are complete, in ms. */
const HEAVY_SCREENS: Readonly<Record<string, Partial<Pick<ScreenLoad, 'shown' | 'blocking' | 'ready'>>>> = {
  'own calendar': { shown: 3_000, blocking: 1_000 },
  board: { shown: 3_000, blocking: 1_000 },
  project: { ready: 4_000 },
  today: { ready: 4_000 },
};

export function ceilingsOf(results: Results): readonly Ceiling[] {
  const factor = slownessOf(results);
  return promises(results).map((ceiling) =>
    ceiling.unit === 'ms' ? { ...ceiling, limit: Math.round(ceiling.limit * factor) } : ceiling,
  );
}

function slownessOf({ speed: [before, after] }: Results): number {
  return (before + after) / 2 / USUAL_SUM;
}

function promises(results: Results): readonly Ceiling[] {
  const { screens = [], rounds, month, typing, scrolling } = results;
  const [before = 0, after = 0] = rounds?.heaps ?? [];
  const ceilings: Ceiling[] = [
    { name: 'largest script', value: results.largestScript / 1000, limit: 200, unit: 'kB' },
    ...screens.flatMap(screenCeilings),
  ];
  const add = (name: string, value: number, limit: number, unit: Ceiling['unit']) =>
    ceilings.push({ name, value, limit, unit });
  if (typing) add('key in the search, p95', typing.p95, 50, 'ms');
  if (results.lines) add('key in a line of 200, p95', results.lines.p95, 32, 'ms');
  if (results.paper !== undefined) add('PDF of 200 lines', results.paper, 2_000, 'ms');
  if (scrolling) {
    add('work of a frame while scrolling, p99', scrolling.p99, 50, 'ms');
    add('longest frame while scrolling', scrolling.longestFrame, 120, 'ms');
    add('rows not reached by scrolling', scrolling.rows - scrolling.reached, 0, '');
  }
  if (results.photos) add('longest frame while twenty photos go up', results.photos.longestFrame, 200, 'ms');
  if (results.import) {
    add('longest task of the import', results.import.longestTask, 200, 'ms');
    add('directory right after the import', results.import.untilFound, 1_000, 'ms');
  }
  if (month) add('calendar month', month.shown, 2_500, 'ms');
  if (results.jobsMonth) add('jobs calendar month', results.jobsMonth.shown, 1_500, 'ms');
  if (results.board) add('work of a frame while dragging a card, p99', results.board.p99, 50, 'ms');
  if (results.workforce) {
    add('Workforce after a click', results.workforce.shown, 1_500, 'ms');
    add('work of a frame while dragging a visit, p99', results.workforce.p99, 50, 'ms');
  }
  if (results.conversation) {
    add('messages not reached by scrolling', results.conversation.missing, 0, '');
    add('work of a frame in a conversation, p99', results.conversation.p99, 50, 'ms');
  }
  if (rounds) {
    add('listeners left open', rounds.listenersLeft, 0, 'listeners');
    add('heap growth in the second round', (after / before - 1) * 100, 5, '%');
  }
  return ceilings;
}

function screenCeilings(load: ScreenLoad): readonly Ceiling[] {
  const { screen, onTheWire, allowed, shown, isPrerendered, firstPaint, largestPaint } = load;
  // The script of a prerendered page comes after it is shown.
  const script = isPrerendered ? load.scriptInAll : load.script;
  const limit = scriptCeiling(screen);
  const mostUntilShown = MOST_UNTIL_SHOWN[screen];
  return [
    ...(limit === undefined
      ? []
      : [{ name: `script of ${screen}`, value: script / 1000, limit, unit: 'kB' } as const]),
    ...(isPrerendered
      ? [
          { name: `first paint of ${screen}`, value: firstPaint, limit: PAINT_LIMIT, unit: 'ms' } as const,
          {
            name: `largest paint of ${screen}`,
            value: largestPaint,
            limit: PAINT_LIMIT,
            unit: 'ms',
          } as const,
        ]
      : []),
    ...(Number.isFinite(allowed)
      ? [{ name: `documents of ${screen}`, value: onTheWire, limit: allowed, unit: 'documents' } as const]
      : []),
    ...(['shown', 'blocking', 'ready'] as const).flatMap((name) => {
      const most = HEAVY_SCREENS[screen]?.[name];
      if (most === undefined) return [];
      return [{ name: `${name} of ${screen}`, value: load[name], limit: most, unit: 'ms' } as const];
    }),
    ...(mostUntilShown === undefined
      ? []
      : [{ name: `content of ${screen}`, value: shown, limit: mostUntilShown, unit: 'ms' } as const]),
  ];
}

/** The run as a readable report: screens, ceilings, and the bill with its arithmetic. */
export function report(results: Results): string {
  const ceilings = ceilingsOf(results);
  const over = new Set(broken(ceilings));
  const lines = [
    '# Measurements',
    '',
    `Production build in Chromium, four times slowed down, 10 Mbit/s, 40 ms; a company with ${results.rows.toLocaleString('en-US')} leads. Written by \`npm run bench\`.`,
    '',
    `The machine: a fixed sum took ${results.speed.map(ms).join(' before and ')} after it all. Ceilings in ms are for ${USUAL_SUM} and stand here times ${slownessOf(results).toFixed(2)}.`,
    ...stolenLines(results.stolen),
    '',
  ];
  if (results.screens) {
    lines.push(
      ...table(
        [
          'screen',
          'script kB',
          'in all',
          'first paint ms',
          'largest paint ms',
          'blocking ms',
          'shown ms',
          'complete ms',
          'documents',
          'on the wire',
          'questions',
          'counts',
        ],
        results.screens.map((load) => [
          load.screen,
          (load.script / 1000).toFixed(0),
          (load.scriptInAll / 1000).toFixed(0),
          ...[load.firstPaint, load.largestPaint, load.blocking, load.shown, load.ready].map((value) =>
            value.toFixed(0),
          ),
          String(load.documents),
          String(load.onTheWire),
          String(load.questions),
          String(load.aggregations),
        ]),
      ),
      '',
    );
  }
  lines.push(
    ...table(
      ['ceiling', 'measured', 'limit', ''],
      ceilings.map((ceiling) => [
        ceiling.name,
        `${ceiling.value.toFixed(ceiling.unit === '%' ? 1 : 0)} ${ceiling.unit}`.trim(),
        `${ceiling.limit} ${ceiling.unit}`.trim(),
        over.has(ceiling) ? '**over**' : 'ok',
      ]),
    ),
    '',
  );
  for (const [name, month] of [
    ['Month of leads', results.month],
    ['Month of jobs', results.jobsMonth],
  ] as const)
    if (month) lines.push(`${name}: ${month.events} events, longest task ${ms(month.longestTask)}.`);
  for (const [name, work] of [
    ['Board', results.board],
    ['Workforce', results.workforce],
    ['Conversation', results.conversation],
    ['Photos', results.photos],
  ] as const)
    if (work)
      lines.push(
        `${name}: the longest of at least ${work.frames} frames ${ms(work.longestFrame)}.`,
        ...work.worst.map((frame) => `- ${frame}`),
      );
  if (results.typing)
    lines.push(`Typing: ${results.typing.keys} keys, longest task ${ms(results.typing.longestTask)}.`);
  if (results.scrolling)
    lines.push(
      `Scrolling: to row ${results.scrolling.reached} of ${results.scrolling.rows}, ${results.scrolling.framesOver50} of at least ${results.scrolling.frames} frames over 50 ms of work; with their waiting for the screen and for a processor ${results.scrolling.framesOver50WithWaiting}, the longest ${ms(results.scrolling.longestWithWaiting)}.`,
      ...results.scrolling.worst.map((frame) => `- ${frame}`),
    );
  if (results.import)
    lines.push(
      `Import: ${results.import.rows} rows in ${(results.import.took / 1000).toFixed(0)} s; with its waiting for a processor the longest task took ${ms(results.import.longestWithWaiting)}.`,
      ...results.import.worst.map((frame) => `- ${frame}`),
    );
  if (results.rounds)
    lines.push(
      `Heap: ${results.rounds.heaps.map((bytes) => `${(bytes / 1e6).toFixed(1)} MB`).join(', then ')}.`,
    );
  if (results.bill) {
    lines.push(
      '',
      '## Monthly Firestore bill of a company of ten',
      '',
      ...results.bill.lines.map((line) => `- ${line}`),
    );
  }
  return `${lines.join('\n')}\n`;
}

function stolenLines(stolen: Results['stolen']): string[] {
  const much = Object.entries(stolen).filter(([, share]) => share >= MUCH_STOLEN);
  if (much.length === 0) return [];
  const told = much.map(([name, share]) => `${name} ${(share * 100).toFixed(0)} %`).join(', ');
  return [
    `The host gave processor time of this machine to others (its times are too long by that): ${told}.`,
  ];
}

function ms(value: number): string {
  return `${value.toFixed(0)} ms`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
}
