import type { ReactNode } from 'react';

import { ChipRow } from '../text/chip-row';
import './list-frame.css';

export type FilterBarProps = {
  search?: ReactNode;
  chips?: ReactNode;
  views?: ReactNode;
  /** The column chooser; hidden on a phone. */
  columns?: ReactNode;
};

/** Search, filters and saved views in one row, with overflow behind "More"; on a phone the row scrolls. */
export function FilterBar({ search, chips, views, columns }: FilterBarProps) {
  return (
    <div className="jl-filters">
      {search !== undefined && <div className="jl-filters-search">{search}</div>}
      {chips !== undefined && <ChipRow>{chips}</ChipRow>}
      {views !== undefined && <div className="jl-filters-scroll jl-filters-views">{views}</div>}
      {columns !== undefined && <div className="jl-filters-columns">{columns}</div>}
    </div>
  );
}
