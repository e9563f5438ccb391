import { AppError } from '@/domain/core/errors';

/** How long a new tab may take to read what it was opened for, in ms. */
const TAB_READS_MS = 60_000;

/**
 * Opens what `read` gives in a tab of its own, which closes again when that fails. Called by a press: browsers block
 * a tab that opens later.
 */
export async function openInTab(read: () => Promise<Blob>): Promise<void> {
  const tab = window.open('', '_blank');
  if (!tab) {
    throw new AppError('popup-blocked', {
      sentence: 'The browser blocked the new tab. Allow pop-ups for this site, or save the file instead.',
    });
  }
  try {
    const address = URL.createObjectURL(await read());
    setTimeout(() => URL.revokeObjectURL(address), TAB_READS_MS);
    tab.opener = null;
    tab.location.replace(address);
  } catch (error) {
    tab.close();
    throw error;
  }
}
