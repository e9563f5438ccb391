/** A token of a rules file; `end` is exclusive. */
export type Token = {
  readonly kind: 'name' | 'number' | 'string' | 'sign' | 'end';
  readonly text: string;
  readonly start: number;
  readonly end: number;
};

const SPACE = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y;
const PIECES = [
  ['name', /[A-Za-z_]\w*/y],
  ['number', /\d+(?:\.\d+)?/y],
  ['string', /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/y],
  ['sign', /&&|\|\||==|!=|<=|>=|\$\(|[-+*/%<>!?:;,.()[\]{}=]/y],
] as const;

/** The tokens without comments; the last is of kind `end`. @throws Error at an unknown character. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    at += matchAt(SPACE, text, at).length;
    if (at >= text.length) break;
    const found = PIECES.map(([kind, shape]) => ({ kind, text: matchAt(shape, text, at) })).find(
      (piece) => piece.text !== '',
    );
    if (!found)
      throw new Error(`Line ${lineOf(text, at)}: no rules are spelt like ${text.slice(at, at + 20)}`);
    const end = at + found.text.length;
    tokens.push({ ...found, start: at, end });
    at = end;
  }
  return [...tokens, { kind: 'end', text: '', start: text.length, end: text.length }];
}

/** The line of an offset, from 1. */
export function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}

function matchAt(shape: RegExp, text: string, at: number): string {
  shape.lastIndex = at;
  return shape.exec(text)?.[0] ?? '';
}
