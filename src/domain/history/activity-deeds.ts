import type { Activity } from './activity';

type Changes = Activity['changes'];

/** A named change, and the fields its name covers. */
export type NamedDeed = { readonly text: string; readonly told: ReadonlySet<string> };

const HOLD = ['hold.on', 'hold.reason'];

/**
 * A sentence for changes whose fields alone would read like a form: a hold, the archive, a problem. `named`
 * is the record in words ("the tracker Full replacement"). Null for all others.
 */
export function namedDeed(changes: Changes, named: string): NamedDeed | null {
  const found = (field: string) => changes.find((change) => change.field === field);
  const hold = found('hold.on');
  if (hold?.after === 'true') {
    const reason = found('hold.reason')?.after ?? '';
    return told(`put ${named} on hold${reason === '' ? '' : `: ${reason.toLowerCase()}`}`, HOLD);
  }
  if (hold?.before === 'true') return told(`took ${named} off hold`, HOLD);
  const list = found('listOrganizer');
  if (list?.after === 'Archive') return told(`archived ${named}`, ['listOrganizer']);
  if (list?.before === 'Archive') return told(`took ${named} out of the archive`, ['listOrganizer']);
  const problem = found('problem');
  if (problem?.before === '') return told(`told of a problem on ${named}`, []);
  if (problem?.after === '') return told(`marked the problem on ${named} as solved`, []);
  return null;
}

function told(text: string, fields: readonly string[]): NamedDeed {
  return { text, told: new Set(fields) };
}
