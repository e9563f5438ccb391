import { readFileSync } from 'node:fs';
import type { QuerySpec, Write } from '@/data/store/port';
import { emulators } from '@tests/setup/emulators';
import { RULES_FILE } from '../../rules/generate/build-rules';
import { send } from './http';
import type { Answer } from './http';
import { authorizationOf, documentsOf, requestOf } from './requests';
import type { Attempt } from './requests';
import type { Role } from './roles';

type Who = Pick<Role, 'uid' | 'token'>;

/** A Firestore emulator with the rules loaded. */
export type RulesWorld = {
  /** Whether the rules allow an attempt; throws on any failure but a refusal. */
  readonly allows: (who: Who, attempt: Attempt) => Promise<boolean>;
  /** Ids a query finds; throws on refusals too. */
  readonly ids: (who: Who, spec: QuerySpec) => Promise<readonly string[]>;
  /** Writes past the rules, as functions do. */
  readonly seed: (writes: readonly Write[]) => Promise<void>;
  readonly load: (rules: string) => Promise<void>;
};

const BATCH = 400;
const OK = 200;

/**
 * Opens an empty database of its own on the running Firestore emulator under `rules`; `name` separates its
 * data. Uses the emulator's REST interface: a refusal is one response, and thousands take seconds.
 */
export async function startRules(
  name: string,
  rules = readFileSync(RULES_FILE, 'utf8'),
): Promise<RulesWorld> {
  const { url } = emulators.firestore;
  const projectId = `demo-joblane-rules-${name}`;
  const documents = documentsOf(projectId);
  const tryAs = (who: Who | 'owner', attempt: Attempt): Promise<Answer> => {
    const { path, ...request } = requestOf(projectId, attempt);
    const authorization = authorizationOf(projectId, who);
    return send(`${url}/v1/${documents}${path}`, {
      ...request,
      headers: { 'Content-Type': 'application/json', ...(authorization && { authorization }) },
    });
  };
  const allows = async (who: Who, attempt: Attempt): Promise<boolean> => {
    const { status, text } = await tryAs(who, attempt);
    // A missing document is no refusal: the rules allowed the read or change.
    if (status === OK || status === 404) return true;
    if (status === 403) return false;
    throw new Error(`${status} for ${JSON.stringify(attempt)}: ${text}`);
  };
  const ids = async (who: Who, spec: QuerySpec): Promise<readonly string[]> => {
    const { status, text } = await tryAs(who, { list: spec });
    if (status !== OK) throw new Error(`${status} for ${JSON.stringify(spec)}: ${text}`);
    // runQuery returns one entry per document, and one without a document when there are none.
    const found = JSON.parse(text) as readonly { readonly document?: { readonly name: string } }[];
    return found.flatMap(({ document }) => (document ? [document.name.split('/').at(-1) ?? ''] : []));
  };
  const load = async (content: string): Promise<void> => {
    const { status, text } = await send(`${url}/emulator/v1/projects/${projectId}:securityRules`, {
      method: 'PUT',
      body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
    });
    if (status !== OK) throw new Error(`The emulator does not take these rules: ${text}`);
  };
  const cleared = await send(`${url}/emulator/v1/${documents}`, { method: 'DELETE' });
  if (cleared.status !== OK) throw new Error(`${documents} was not cleared: ${cleared.text}`);
  await load(rules);
  return {
    allows,
    ids,
    load,
    seed: async (writes) => {
      for (let at = 0; at < writes.length; at += BATCH) {
        const { status, text } = await tryAs('owner', { commit: writes.slice(at, at + BATCH) });
        if (status !== OK) throw new Error(`The world could not be made: ${text}`);
      }
    },
  };
}
