import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';

import { BackLink, type BackLinkProps } from './back-link';
import './page-header.css';
import { useFormat } from '../../format/format-context';
import { formatCount } from '../../format/counts';

export type PageHeaderProps = {
  title: string;
  /** Muted text beside the title: a count ("31 of 48"), a date, a range. */
  count?: ReactNode;
  actions?: ReactNode;
  back?: BackLinkProps;
};

const Title = memo(function Title({ text }: { readonly text: string }) {
  return (
    <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
      {text}
    </Typography>
  );
});

/** The title of a screen, its count, and its one primary action. */
export function PageHeader({ title, count, actions, back }: PageHeaderProps) {
  const { country } = useFormat();
  return (
    <header className="jl-page-head">
      {back && <BackLink {...back} />}
      <div>
        <div className="jl-page-title">
          <Title text={title} />
          {count !== undefined && (
            <span className="jl-page-count">
              {typeof count === 'number' ? formatCount(count, country) : count}
            </span>
          )}
        </div>
        {actions !== undefined && <div className="jl-page-actions">{actions}</div>}
      </div>
    </header>
  );
}
