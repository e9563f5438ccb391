import { importsOf, isTestCode, resolveImport } from './source-files';
import type { SourceFile } from './source-files';

/** The rooms each room of src may import. Each feature is a room with two entries of its own. */
const MAY_ENTER: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  demo: ['domain'],
  shared: ['domain'],
  data: ['domain'],
  api: ['domain', 'data'],
  features: ['domain', 'demo', 'shared', 'data', 'api'],
  app: ['domain', 'demo', 'shared', 'data', 'api', 'features'],
  functions: ['domain'],
};

/** Test code of a room may also import the example world and the theme. */
const TEST_CODE_MAY_ENTER = ['domain', 'demo', 'shared', 'data', 'api', 'tests'];

/** Packages only one room imports, so that they can be replaced in one place. */
const ONE_DOOR: readonly { readonly package: RegExp; readonly home: string }[] = [
  { package: /^(firebase|@firebase)(\/|$)/, home: 'src/data/' },
  { package: /^axios(\/|$)/, home: 'src/api/' },
  { package: /^@fullcalendar\//, home: 'src/shared/calendar/' },
  { package: /^(notistack|react-hot-toast)(\/|$)/, home: 'src/shared/feedback/' },
  { package: /^(react-beautiful-dnd|@hello-pangea\/dnd)(\/|$)/, home: 'src/shared/dnd/' },
  { package: /^yup$/, home: 'src/shared/forms/' },
  { package: /^firebase-(admin|functions)(\/|$)/, home: 'functions/src/' },
];

/** Barrels that slow down the development server; import their parts by path. */
const BARRELS = ['@mui/material', '@mui/x-date-pickers', '@mui/system'];

const DOMAIN_PACKAGES = /^luxon$/;

/** Every breach of a file's imports, one sentence each. */
export function findBreaches(file: SourceFile): string[] {
  return importsOf(file.text).flatMap((wanted) => {
    const target = resolveImport(file.path, wanted);
    const reason = target === null ? checkPackage(file.path, wanted) : checkPath(file.path, wanted, target);
    return reason === null ? [] : [`${file.path} imports ${wanted}: ${reason}`];
  });
}

function checkPackage(from: string, wanted: string): string | null {
  if (from.startsWith('tests/')) return null;
  const door = ONE_DOOR.find((one) => one.package.test(wanted));
  if (door && !from.startsWith(door.home)) return `only ${door.home} may`;
  if (BARRELS.includes(wanted)) return 'import the part by its path';
  if (roomOf(from) === 'domain' && !isTestCode(from) && !DOMAIN_PACKAGES.test(wanted)) {
    return 'the domain knows no package but luxon';
  }
  return null;
}

function checkPath(from: string, wanted: string, target: string): string | null {
  const [here, there] = [roomOf(from), roomOf(target)];
  if (here === 'tests') return null;
  if (from.startsWith('src/') && /\.tsx?$/.test(wanted)) return 'write it without its ending';
  if (placeOf(from) === placeOf(target)) {
    if (wanted.startsWith('@/')) return 'inside a room imports are relative';
    return leavesCore(from, target) ? 'what all nouns share knows none of them' : null;
  }
  if (wanted.startsWith('.') && here !== 'functions') return 'another room is reached through @/';
  if (!allowedFor(from, here).includes(there)) return `${here} may not enter ${there}`;
  return there === 'features' ? checkFeatureDoor(here, target) : null;
}

function allowedFor(from: string, here: string): readonly string[] {
  const own = MAY_ENTER[here] ?? [];
  const betweenFeatures = here === 'features' ? ['features'] : [];
  return isTestCode(from)
    ? [...own, ...betweenFeatures, ...TEST_CODE_MAY_ENTER]
    : [...own, ...betweenFeatures];
}

/** A feature exposes `public` to all rooms and `routes` to the app. */
function checkFeatureDoor(here: string, target: string): string | null {
  const door = target.split('/').slice(3).join('/');
  if (door === 'public' || (door === 'routes' && here === 'app')) return null;
  return 'a feature is entered through public (or routes, by the app)';
}

function leavesCore(from: string, target: string): boolean {
  const core = 'src/domain/core/';
  return from.startsWith(core) && !target.startsWith(core) && !isTestCode(from);
}

/** `domain`, `features`, `app` …; `functions` and `tests` for the folders beside src. */
function roomOf(path: string): string {
  const [top = '', room = ''] = path.split('/');
  if (top !== 'src') return top;
  return path.split('/').length === 2 ? 'app' : room;
}

function placeOf(path: string): string {
  const room = roomOf(path);
  return room === 'features' ? `features/${path.split('/')[2] ?? ''}` : room;
}
