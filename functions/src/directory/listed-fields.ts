import { touches } from '../triggers/change';
import type { Step } from '../triggers/change';
import { readDirectory } from './shard-documents';
import { readListedKeys } from './read-changes';
import { compactInTurn } from './compact-in-turn';

/** On other custom fields in lists: rebuilds the directory with them, if the business has one. */
export const directoryOfSettings: Step = async (db, change) => {
  if (!change.after || !touches(change, ['listedFields', 'customFields'])) return;
  const directory = await readDirectory(db, change.id);
  if (!directory) return;
  const own = await readListedKeys(db, change.id);
  if (directory.own.join() !== own.join()) await compactInTurn(db, change.id);
};
