import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { loadNewest, loadNewestUnasked } from './load-newest';
import type { News } from './news';
import { UpdateNotice } from './update-notice';

export type UpdatePlaceProps = {
  readonly news: News;
  readonly isVisitor: boolean;
  readonly reload?: () => void;
};

/** Offers a new version to signed-in users; visitors get it with their next page, or while the window is hidden. */
export function UpdatePlace({ news, isVisitor, reload }: UpdatePlaceProps): ReactNode {
  return isVisitor && news !== 'lost' ? (
    <Unasked {...(reload && { reload })} />
  ) : (
    <UpdateNotice key={news} news={news} isVisitor={isVisitor} onUpdate={() => void loadNewest(reload)} />
  );
}

function Unasked({ reload }: { readonly reload?: () => void }) {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  useEffect(() => {
    if (pathname !== first) loadNewestUnasked(reload);
  }, [pathname, first, reload]);
  useEffect(() => {
    const lookAway = () => {
      if (document.visibilityState === 'hidden') loadNewestUnasked(reload);
    };
    document.addEventListener('visibilitychange', lookAway);
    return () => document.removeEventListener('visibilitychange', lookAway);
  }, [reload]);
  return null;
}
