import type { DirectoryAnswer } from '@/data/directory/use-directory';

/** Why a search only finds prefixes of names, phones and e-mails; null when it is complete. */
export function missingDirectoryText({
  status,
  error,
}: Pick<DirectoryAnswer, 'status' | 'error'>): string | null {
  if (status === 'building') {
    return 'Search over all customers is being prepared. Until then it finds beginnings of names, phones and e-mails.';
  }
  if (status !== 'unavailable') return null;
  const why =
    error?.code === 'network' ? 'There is no connection' : 'The list of all customers cannot be read';
  return `${why}: search finds beginnings of names, phones and e-mails only.`;
}
