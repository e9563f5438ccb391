/** Loads the code of a record's photos and files before it is needed. */
export async function loadFiles(): Promise<void> {
  await Promise.all([import('./files-section'), import('./stored-files'), import('./picture-dialog')]);
}
