import { lineOf, tokensOf } from './tokens';
import type { Token } from './tokens';

/** A range of the text; `end` is exclusive. */
export type Span = { readonly start: number; readonly end: number };

/** An expression, as detailed as mutations need. */
export type Expression = Span &
  (
    | { readonly kind: 'chain'; readonly sign: '&&' | '||'; readonly parts: readonly Expression[] }
    | { readonly kind: 'choice'; readonly parts: readonly [Expression, Expression, Expression] }
    | { readonly kind: 'not'; readonly parts: readonly [Expression] }
    | { readonly kind: 'binary'; readonly sign: Token; readonly parts: readonly [Expression, Expression] }
    | { readonly kind: 'list'; readonly parts: readonly Expression[] }
    /** A call by name; for a `method`, the first part is its receiver. */
    | {
        readonly kind: 'call';
        readonly name: string;
        readonly method: boolean;
        readonly parts: readonly Expression[];
      }
    /** Brackets, paths, indexes and plain values: only their parts can change. */
    | { readonly kind: 'other'; readonly parts: readonly Expression[] }
  );

/** A function: its `let` values and its result. */
export type RulesFunction = Span & {
  readonly name: string;
  readonly values: readonly Expression[];
  readonly result: Expression;
};

export type Allow = Span & { readonly operations: readonly string[]; readonly condition: Expression };

/** A `match` block with its declarations; `path` without variables: `Tracking/Public`. */
export type Block = {
  readonly path: string;
  readonly functions: readonly RulesFunction[];
  readonly allows: readonly Allow[];
  readonly blocks: readonly Block[];
};

type Open = { functions: RulesFunction[]; allows: Allow[]; blocks: Block[] };

const LEVELS: readonly (readonly string[])[] = [
  ['==', '!='],
  ['<', '<=', '>', '>=', 'in', 'is'],
  ['+', '-'],
  ['*', '/', '%'],
];

/** Parses the subset of the language in firestore.rules. @throws Error with the line of other constructs. */
export function parseRules(text: string): Block {
  const tokens = tokensOf(text);
  let at = 0;
  const peek = (): Token => tokens[at] ?? { kind: 'end', text: '', start: text.length, end: text.length };
  const next = (): Token => {
    const token = peek();
    at += 1;
    return token;
  };
  const is = (...signs: readonly string[]) => peek().kind !== 'string' && signs.includes(peek().text);
  const fail = (wanted: string): never => {
    throw new Error(`Line ${lineOf(text, peek().start)}: ${wanted} instead of '${peek().text}'`);
  };
  const take = (sign: string): Token => (is(sign) ? next() : fail(`'${sign}'`));
  const name = (): string => (peek().kind === 'name' ? next().text : fail('a name'));

  function expression(): Expression {
    const condition = chain('||', () => chain('&&', () => binary(0)));
    if (!is('?')) return condition;
    next();
    const yes = expression();
    take(':');
    const no = expression();
    return { kind: 'choice', parts: [condition, yes, no], start: condition.start, end: no.end };
  }

  function chain(sign: '&&' | '||', part: () => Expression): Expression {
    const first = part();
    const parts = [first];
    while (is(sign)) {
      next();
      parts.push(part());
    }
    const last = parts.at(-1) ?? first;
    return parts.length === 1 ? first : { kind: 'chain', sign, parts, start: first.start, end: last.end };
  }

  function binary(level: number): Expression {
    const signs = LEVELS[level];
    if (!signs) return unary();
    let left = binary(level + 1);
    while (is(...signs)) {
      const sign = next();
      const right = binary(level + 1);
      left = { kind: 'binary', sign, parts: [left, right], start: left.start, end: right.end };
    }
    return left;
  }

  function unary(): Expression {
    if (!is('!', '-')) return postfix();
    const sign = next();
    const inner = unary();
    const kind = sign.text === '!' ? 'not' : 'other';
    return { kind, parts: [inner], start: sign.start, end: inner.end };
  }

  function postfix(): Expression {
    let left = primary();
    for (;;) {
      if (is('.')) {
        next();
        const member = name();
        const { end } = tokens[at - 1] ?? left;
        left = is('(')
          ? call(member, [left], left.start)
          : { kind: 'other', parts: [left], start: left.start, end };
      } else if (is('[')) {
        next();
        const index = expression();
        left = { kind: 'other', parts: [left, index], start: left.start, end: take(']').end };
      } else return left;
    }
  }

  function call(called: string, on: readonly Expression[], start: number): Expression {
    take('(');
    const given = listUntil(')');
    const { end } = take(')');
    return { kind: 'call', name: called, method: on.length > 0, parts: [...on, ...given], start, end };
  }

  function listUntil(end: string): readonly Expression[] {
    const parts: Expression[] = [];
    while (!is(end)) {
      parts.push(expression());
      if (!is(end)) take(',');
    }
    return parts;
  }

  function primary(): Expression {
    const { kind, start } = peek();
    if (is('(')) {
      next();
      const inner = expression();
      return { kind: 'other', parts: [inner], start, end: take(')').end };
    }
    if (is('[')) {
      next();
      const parts = listUntil(']');
      return { kind: 'list', parts, start, end: take(']').end };
    }
    if (is('{')) {
      next();
      return { kind: 'other', parts: [], start, end: take('}').end };
    }
    if (is('/')) return path(start);
    if (kind === 'sign' || kind === 'end') return fail('a value');
    const token = next();
    return kind === 'name' && is('(')
      ? call(token.text, [], start)
      : { kind: 'other', parts: [], start, end: token.end };
  }

  /** A document path: names, and values in `$(…)`. */
  function path(start: number): Expression {
    const parts: Expression[] = [];
    let { end } = peek();
    while (is('/')) {
      next();
      if (is('$(')) {
        next();
        parts.push(expression());
        ({ end } = take(')'));
      } else if (is('(')) {
        next();
        name();
        ({ end } = take(')'));
      } else {
        ({ end } = peek());
        name();
      }
    }
    return { kind: 'other', parts, start, end };
  }

  function declareFunction(): RulesFunction {
    const { start } = take('function');
    const called = name();
    take('(');
    while (!is(')')) next();
    take(')');
    take('{');
    const values: Expression[] = [];
    while (is('let')) {
      next();
      name();
      take('=');
      values.push(expression());
      take(';');
    }
    take('return');
    const result = expression();
    take(';');
    return { name: called, values, result, start, end: take('}').end };
  }

  function allow(): Allow {
    const { start } = take('allow');
    const operations = [name()];
    while (is(',')) {
      next();
      operations.push(name());
    }
    take(':');
    take('if');
    const condition = expression();
    return { operations, condition, start, end: take(';').end };
  }

  /** The names of a match path; its variables are in braces. */
  function matchPath(): readonly string[] {
    const names: string[] = [];
    while (is('/')) {
      next();
      if (is('{')) {
        while (!is('}')) next();
        take('}');
      } else names.push(name());
    }
    return names;
  }

  function block(outer: readonly string[]): Block {
    take('match');
    // Every path is below /databases/{database}/documents.
    const names = [...outer, ...matchPath()].filter((one) => one !== 'databases' && one !== 'documents');
    const inside: Open = { functions: [], allows: [], blocks: [] };
    take('{');
    while (!is('}')) {
      if (is('function')) inside.functions.push(declareFunction());
      else if (is('allow')) inside.allows.push(allow());
      else inside.blocks.push(block(names));
    }
    take('}');
    return { path: names.join('/'), ...inside };
  }

  for (const sign of ['rules_version', '=']) take(sign);
  next();
  take(';');
  for (const sign of ['service', 'cloud', '.', 'firestore', '{']) take(sign);
  const root = block([]);
  take('}');
  if (peek().kind !== 'end') fail('the end');
  return root;
}
