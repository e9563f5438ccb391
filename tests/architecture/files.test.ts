import { expect, test } from 'vitest';
import { isTestCode, readSources } from './source-files';

const MAX_LINES = 250;

const LONGER: Readonly<Record<string, string>> = {};

const MAX_PUBLIC_EXPORTS = 5;

const sources = readSources('src', 'functions/src');

test(`no file is longer than ${MAX_LINES} lines`, () => {
  const long = sources
    .filter(({ path }) => !isTestCode(path) && !(path in LONGER))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > MAX_LINES);
  expect(long).toEqual([]);
});

test('every exception from the length still exists and is needed', () => {
  const needless = Object.keys(LONGER).filter((path) => {
    const file = sources.find((one) => one.path === path);
    return !file || file.text.trimEnd().split('\n').length <= MAX_LINES;
  });
  expect(needless).toEqual([]);
});

test('there are no barrels', () => {
  const barrels = sources.map(({ path }) => path).filter((path) => /^src\/(.*\/)?index\.tsx?$/.test(path));
  expect(barrels).toEqual([]);
});

test('files and folders are named after their contents', () => {
  const vague = /(^|\/|-)(utils?|helpers?|common|misc)(\/|\.|-)/;
  expect(sources.map(({ path }) => path).filter((path) => vague.test(path))).toEqual([]);
});

test('text is aligned left or right, which RTL mirrors: start and end follow the text, not the screen', () => {
  const byLetters = /textAlign:[^,}\n]*'(start|end)'/;
  expect(sources.filter(({ text }) => byLetters.test(text)).map(({ path }) => path)).toEqual([]);
});

test(`a feature exports at most ${MAX_PUBLIC_EXPORTS} things`, () => {
  const talkative = sources
    .filter(({ path }) => /^src\/features\/[^/]+\/public\.tsx?$/.test(path))
    .filter(({ text }) => countExports(text) > MAX_PUBLIC_EXPORTS)
    .map(({ path }) => path);
  expect(talkative).toEqual([]);
});

/** Values only: a widget needs the type of its props. */
function countExports(text: string): number {
  const lists = [...text.matchAll(/export\s*\{([^}]*)\}/g)].flatMap(([, names = '']) => names.split(','));
  const named = lists.map((name) => name.trim()).filter((name) => name !== '' && !name.startsWith('type '));
  const declared = text.match(/^export (const|function|async function)\b/gm) ?? [];
  return named.length + declared.length;
}
