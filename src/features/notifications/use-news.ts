import { useState } from 'react';

/**
 * What a screen reader hears when notifications arrive: nothing at first, then the new ones.
 * @param unread the unread count; undefined until it is known
 */
export function useNews(unread: number | undefined): string {
  const [known, setKnown] = useState(unread);
  const [news, setNews] = useState('');
  if (unread !== known) {
    setKnown(unread);
    if (known !== undefined && unread !== undefined) {
      setNews(unread > known ? `New notification. ${unread} unread` : '');
    }
  }
  return news;
}
