import type { CSSProperties, ReactNode } from 'react';

import './list-frame.css';
import { CountAnnouncer } from './count-announcer';
import { PageHeader } from '../page/page-header';
import { ThumbBar } from '../record/thumb-bar';
import { useIsPhone } from '../hooks/use-is-phone';

export type ListFrameProps = {
  title: string;
  count?: ReactNode;
  actions?: ReactNode;
  /** Above the title: a notice about the whole list. */
  banner?: ReactNode;
  figures?: ReactNode;
  filters?: ReactNode;
  bulk?: ReactNode;
  /** On a phone: the primary action at the thumb, instead of `actions`. */
  thumb?: ReactNode;
  children: ReactNode;
};

/** The frame of every list screen. On a wide screen only the rows scroll; on a phone the window does. */
export function ListFrame({
  title,
  count,
  actions,
  banner,
  figures,
  filters,
  bulk,
  thumb,
  children,
}: ListFrameProps) {
  const isPhone = useIsPhone();
  const hasThumb = isPhone && Boolean(thumb);
  const foot: CSSProperties & Record<'--jl-list-foot', string> = { '--jl-list-foot': bulk ? '88px' : '0px' };
  return (
    <div className={hasThumb ? 'jl-list jl-list-thumb' : 'jl-list'} style={foot}>
      {banner}
      <CountAnnouncer count={count} />
      <PageHeader title={title} count={count} actions={hasThumb ? undefined : actions} />
      {figures}
      {filters}
      <div className="jl-list-rows">{children}</div>
      {bulk && <div className="jl-list-bulk">{bulk}</div>}
      {hasThumb && <ThumbBar>{thumb}</ThumbBar>}
    </div>
  );
}
