import type { TypedNumber } from './typed-number';

/** A number in its smallest units, or the sentence that says why there is none. */
export type ReadNumber = { readonly value: number } | { readonly problem: string };

/** How numbers of a field are read: `fits` tells which it takes, `write` spells one, `none` is the sentence without one. */
export type Reading = {
  readonly fits?: (units: number) => boolean;
  readonly write: (units: number) => string;
  readonly none: string;
};

/** The number that a typed text says (`typedNumber`). One that may mean two is asked about, where the field takes both. */
export function readTyped(typed: TypedNumber, { fits = () => true, write, none }: Reading): ReadNumber {
  const found = typed.kind === 'none' ? [] : [typed.units].flat();
  const [value, other] = found.filter(fits);
  if (value === undefined) return { problem: none };
  if (other === undefined) return { value };
  return { problem: `Is that ${write(value)} or ${write(other)}? Write it in full.` };
}
