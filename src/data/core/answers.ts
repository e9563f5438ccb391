/** A field of an untyped answer; undefined when missing. */
export function fieldOf(answer: unknown, name: string): unknown {
  return typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined;
}

/** A text of a function's answer. @throws when it is missing */
export function textOf(answer: unknown, name: string): string {
  const value = fieldOf(answer, name);
  if (typeof value !== 'string') throw new Error(`The answer lacks ${name}.`);
  return value;
}

/** A number of a function's answer. @throws when it is missing */
export function numberOf(answer: unknown, name: string): number {
  const value = fieldOf(answer, name);
  if (typeof value !== 'number') throw new Error(`The answer lacks ${name}.`);
  return value;
}
