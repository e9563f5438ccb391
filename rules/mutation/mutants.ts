import { parseRules } from './parse';
import type { Allow, Block, Expression, RulesFunction, Span } from './parse';
import { lineOf } from './tokens';

/** An `allow` of the rules: `Customers` and `update`. */
export type Door = { readonly path: string; readonly operation: string };

/** The rules with one defect. */
export type Mutant = {
  /** Line of firestore.rules, from 1. */
  readonly line: number;
  /** The change, in words. */
  readonly what: string;
  /** The original text. */
  readonly was: string;
  readonly rules: string;
  /** Every `allow` whose answer may change. */
  readonly doors: readonly Door[];
};

type Edit = Span & { readonly with: string; readonly what: string };

const FLIPPED: Readonly<Record<string, string>> = {
  '==': '!=',
  '!=': '==',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
};
/** Comparisons are reversed, because no test asks at the exact moment something ends. */
const TURNED: Readonly<Record<string, string>> = { '<': '>', '>': '<' };

const CONDITIONS = new Set(['==', '!=', '<', '<=', '>', '>=', 'in', 'is']);
const TESTS = new Set(['hasOnly', 'hasAll', 'hasAny', 'matches']);

/**
 * Mutants: each `allow` removed or always true, each operand of `&&` and `||` and each branch dropped, each
 * negation removed, each comparison flipped, each lone condition made true, each list item dropped.
 */
export function mutantsOf(text: string): readonly Mutant[] {
  const source = ({ start, end }: Span) => text.slice(start, end);
  const root = parseRules(text);

  function editsOf(expression: Expression): readonly Edit[] {
    const { parts } = expression;
    const inside = parts.flatMap(editsOf);
    const replaced = (by: string, what: string): Edit => ({ ...spanOf(expression), with: by, what });
    switch (expression.kind) {
      case 'chain': {
        const without = parts.map((part) => {
          const rest = parts.filter((other) => other !== part).map(source);
          return replaced(rest.join(` ${expression.sign} `), `without ${source(part)}`);
        });
        return [...without, ...inside];
      }
      case 'choice': {
        const [, yes, no] = expression.parts;
        return [
          replaced(`(${source(yes)})`, 'always the first'),
          replaced(`(${source(no)})`, 'always the second'),
          ...inside,
        ];
      }
      case 'not':
        return [replaced(`(${source(expression.parts[0])})`, 'not negated'), ...inside];
      case 'binary': {
        const { sign } = expression;
        const flipped = source(expression).includes('request.time')
          ? (TURNED[sign.text] ?? FLIPPED[sign.text])
          : FLIPPED[sign.text];
        return flipped === undefined
          ? inside
          : [{ ...spanOf(sign), with: flipped, what: `${flipped} instead of ${sign.text}` }, ...inside];
      }
      case 'list': {
        const without = parts.map((part) => {
          const rest = parts.filter((other) => other !== part).map(source);
          return replaced(`[${rest.join(', ')}]`, `without ${source(part)}`);
        });
        return [...without, ...inside];
      }
      case 'call':
        return [...withoutItems(expression), ...inside];
      case 'other':
        return inside;
    }
  }

  /** A list written as `'one,two'.split(',')`, with each item dropped. */
  function withoutItems(call: Expression & { readonly kind: 'call' }): readonly Edit[] {
    const list = /^'((?:[^'\\]|\\.)*)'\.split\(','\)$/.exec(source(call))?.[1];
    if (list === undefined) return [];
    const items = list.split(',');
    return items.map((item, at) => {
      const rest = items.filter((_, other) => other !== at).join(',');
      return { ...spanOf(call), with: `'${rest}'.split(',')`, what: `without '${item}'` };
    });
  }

  const editsOfFunction = ({ values, result }: RulesFunction): readonly Edit[] => [
    ...(isLoneCondition(result) ? [{ ...spanOf(result), with: 'true', what: 'true' }] : []),
    ...[...values, result].flatMap(editsOf),
  ];

  const editsOfAllow = (allow: Allow): readonly Edit[] => [
    { ...spanOf(allow.condition), with: 'false', what: 'taken away' },
    ...(source(allow.condition) === 'true'
      ? []
      : [{ ...spanOf(allow.condition), with: 'true', what: 'always allowed' }]),
    ...editsOf(allow.condition),
  ];

  const made = (edit: Edit, doors: readonly Door[]): Mutant => ({
    line: lineOf(text, edit.start),
    what: edit.what,
    was: source(edit),
    rules: text.slice(0, edit.start) + edit.with + text.slice(edit.end),
    doors,
  });

  return withScopes(root, []).flatMap(({ block, scope }) => [
    ...block.functions.flatMap((declared) => {
      const doors = doorsThrough(declared, block, scope);
      return editsOfFunction(declared).map((edit) => made(edit, doors));
    }),
    ...block.allows.flatMap((allow) => editsOfAllow(allow).map((edit) => made(edit, doorsOf(block, allow)))),
  ]);
}

const spanOf = ({ start, end }: Span): Span => ({ start, end });

function isLoneCondition(result: Expression): boolean {
  return (
    (result.kind === 'binary' && CONDITIONS.has(result.sign.text)) ||
    (result.kind === 'call' && TESTS.has(result.name))
  );
}

const doorsOf = ({ path }: Block, { operations }: Allow): readonly Door[] =>
  operations.map((operation) => ({ path, operation }));

type Scope = readonly RulesFunction[];
type Scoped = { readonly block: Block; readonly scope: Scope };

function withScopes(block: Block, outer: Scope): readonly Scoped[] {
  const scope = [...block.functions, ...outer];
  return [{ block, scope }, ...block.blocks.flatMap((inner) => withScopes(inner, scope))];
}

/** The allows in and under a block that call a function, directly or indirectly. */
function doorsThrough(wanted: RulesFunction, block: Block, scope: Scope): readonly Door[] {
  const outer = scope.slice(block.functions.length);
  return withScopes(block, outer).flatMap((inner) =>
    inner.block.allows.flatMap((allow) =>
      asks([allow.condition], wanted, inner.scope) ? doorsOf(inner.block, allow) : [],
    ),
  );
}

function asks(expressions: readonly Expression[], wanted: RulesFunction, scope: Scope): boolean {
  return expressions.some((expression) => {
    if (expression.kind === 'call' && !expression.method) {
      const called = scope.find(({ name }) => name === expression.name);
      if (called === wanted) return true;
      if (called && asks([...called.values, called.result], wanted, scope)) return true;
    }
    return asks(expression.parts, wanted, scope);
  });
}
