import { emulators, TEST_PROJECT } from '../../setup/emulators';

type RestValue = {
  readonly stringValue?: string;
  readonly mapValue?: { readonly fields?: Readonly<Record<string, RestValue>> };
};

/** A text of the public document (`Tracking/{link}/Public/progress`), read without signing in, or null. */
export async function readPublicText(link: string, field: string): Promise<string | null> {
  const documents = `${emulators.firestore.url}/v1/projects/${TEST_PROJECT}/databases/(default)/documents`;
  const response = await fetch(`${documents}/Tracking/${link}/Public/progress`);
  if (!response.ok) return null;
  // Firestore's own answer: every field wrapped in its type.
  const { fields = {} } = (await response.json()) as { fields?: Readonly<Record<string, RestValue>> };
  return fields[field]?.stringValue ?? null;
}
