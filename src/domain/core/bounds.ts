import type { Fields, Shape } from './shape';

/** Longest text a field of a shape takes, in characters; forms state it before the rules refuse. */
export function maxLengthOf<F extends Fields>(shape: Shape<F>, name: keyof F & string): number {
  const field = shape.fields[name];
  if (field?.kind === 'text') return field.max;
  throw new TypeError(`${shape.collection}.${name} is not a text`);
}

/** How many texts a list field takes, and how long each may be. */
export function listBoundsOf<F extends Fields>(
  shape: Shape<F>,
  name: keyof F & string,
): { readonly max: number; readonly itemMax: number } {
  const field = shape.fields[name];
  if (field?.kind === 'textList') return { max: field.max, itemMax: field.itemMax };
  throw new TypeError(`${shape.collection}.${name} is not a list of texts`);
}

/** How many groups a list of groups takes, and the fields of each as a shape of their own. */
export function groupListBoundsOf<F extends Fields>(
  shape: Shape<F>,
  name: keyof F & string,
): { readonly max: number; readonly item: Shape } {
  const field = shape.fields[name];
  if (field?.kind === 'groupList') {
    return { max: field.max, item: { collection: `${shape.collection}.${name}`, fields: field.fields } };
  }
  throw new TypeError(`${shape.collection}.${name} is not a list of groups`);
}
