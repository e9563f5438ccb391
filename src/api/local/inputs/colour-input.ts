import { check, pipe, string, transform } from 'valibot';

/** Hues of colours in degrees, by the names of the contract and common ones of clients. */
const HUES: ReadonlyMap<string, number> = new Map([
  ['red', 355],
  ['brown', 30],
  ['orange', 30],
  ['yellow', 50],
  ['green', 130],
  ['teal', 178],
  ['cyan', 190],
  ['blue', 212],
  ['indigo', 235],
  ['violet', 262],
  ['purple', 280],
  ['rose', 340],
  ['pink', 340],
]);

/** Below this saturation (0 to 1) a colour counts as grey. */
const GREY_BELOW = 0.15;

/** One of `names`, or the one nearest to a hex colour or another colour's name. */
export function colourInput<const Name extends string>(names: readonly [Name, ...Name[]]) {
  return pipe(
    string(),
    check(
      (given) => nearestOf(names, given) !== null,
      'A color is a name such as blue, or a hex code such as #1e88e5.',
    ),
    transform((given): Name => nearestOf(names, given) ?? names[0]),
  );
}

function nearestOf<Name extends string>(names: readonly Name[], asked: string): Name | null {
  const given = asked.trim().toLowerCase();
  const known = names.find((name) => name === given);
  if (known) return known;
  const hue = /^gr[ae]y$/.test(given) ? null : (HUES.get(given) ?? hueOf(given));
  if (hue === undefined) return null;
  const distance = (name: Name) => {
    const own = HUES.get(name);
    if (own === undefined || hue === null) return own === hue ? -1 : 360;
    return Math.min(Math.abs(own - hue), 360 - Math.abs(own - hue));
  };
  return names.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}

/** The hue of `#rgb`, `#rrggbb` or `#rrggbbaa` in degrees; null for a grey, undefined for another text. */
function hueOf(hex: string): number | null | undefined {
  const digits = /^#(?:([\da-f]{3})|([\da-f]{6})(?:[\da-f]{2})?)$/.exec(hex);
  if (!digits) return undefined;
  const six = digits[2] ?? (digits[1] ?? '').replace(/./g, '$&$&');
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => parseInt(six.slice(at, at + 2), 16) / 255);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const spread = most - least;
  if (most === 0 || spread / most < GREY_BELOW) return null;
  if (most === red) return (((green - blue) / spread) * 60 + 360) % 360;
  if (most === green) return ((blue - red) / spread) * 60 + 120;
  return ((red - green) / spread) * 60 + 240;
}
