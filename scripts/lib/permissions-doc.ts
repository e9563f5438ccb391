import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import {
  ACTION_WORDS,
  NOUN_WORDS,
  ON_SCREENS_ALONE,
  SPECIAL_WORDS,
} from '../../src/domain/access/permission-words';
import {
  PERMISSION_ACTIONS,
  PERMISSION_NOUNS,
  SPECIAL_PERMISSIONS,
} from '../../src/domain/access/permissions';
import { PRESET_NAMES, PRESETS } from '../../src/domain/access/presets';
import type { Permission, PermissionNoun } from '../../src/domain/access/permissions';
import type { PresetName } from '../../src/domain/access/presets';

/** The generated table of permissions. */
export const PERMISSIONS_DOC = fileURLToPath(new URL('../../docs/permissions.md', import.meta.url));

const grants = (preset: PresetName, permission: Permission) => PRESETS[preset].includes(permission);

function actionsOf(preset: PresetName, noun: PermissionNoun): string {
  const granted = PERMISSION_ACTIONS.filter((action) => grants(preset, `${noun}:${action}`));
  return granted.map((action) => ACTION_WORDS[action].toLowerCase()).join(', ') || '–';
}

/** The permissions that only screens ask, by their reason. */
function screensAlone(): string {
  const entries = Object.entries(ON_SCREENS_ALONE);
  return [...new Set(entries.map(([, why]) => why))]
    .map((reason) => {
      const named = entries.flatMap(([permission, why]) => (why === reason ? [`\`${permission}\``] : []));
      return `- ${named.join(', ')}: ${reason}`;
    })
    .join('\n');
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function table(head: string, rows: readonly (readonly string[])[]): string {
  const heads = [head, ...PRESET_NAMES, 'Administrator'];
  return [row(heads), row(heads.map(() => '---')), ...rows.map(row)].join('\n');
}

/** The formatted text of docs/permissions.md. */
export async function permissionsDoc(): Promise<string> {
  const everything = PERMISSION_ACTIONS.map((action) => ACTION_WORDS[action].toLowerCase()).join(', ');
  const areas = PERMISSION_NOUNS.map((noun) => [
    `${NOUN_WORDS[noun]} (\`${noun}\`)`,
    ...PRESET_NAMES.map((preset) => actionsOf(preset, noun)),
    everything,
  ]);
  const specials = SPECIAL_PERMISSIONS.map((special) => [
    `${SPECIAL_WORDS[special].label} (\`${special}\`)`,
    ...PRESET_NAMES.map((preset) => (grants(preset, special) ? 'yes' : '–')),
    'yes',
  ]);
  const meanings = SPECIAL_PERMISSIONS.map(
    (special) =>
      `- **${SPECIAL_WORDS[special].label}**: ${SPECIAL_WORDS[special].on} Without it: ${SPECIAL_WORDS[special].off}`,
  );
  const text = `# Who may do what

Written by \`npm run generate\` from \`src/domain/access/permissions.ts\` and \`src/domain/access/presets.ts\`, which also drive the screens, the functions and \`firestore.rules\`.

Administrators of a company, and people who work alone, may do everything with its records. Everybody else has a list of permissions, a preset's or the company's own choice, and new employees start as ${PRESET_NAMES[0]}. Nobody reads or writes across companies.

${table('Area', areas)}

${table('Everywhere', specials)}

${meanings.join('\n')}

What no rule and no function asks, so that only screens follow it:

${screensAlone()}

Only administrators decide about people: permissions, administrators, deactivating, handing work over. The last administrator of a company stays one.
`;
  return format(text, { parser: 'markdown', printWidth: 110 });
}
