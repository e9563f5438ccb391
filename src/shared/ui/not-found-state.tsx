import type { ReactNode } from 'react';

import { NotFoundArt } from '../brand/illustrations';
import { EmptyState } from './empty-state';

export type NotFoundStateProps = { title?: string; text?: string; actions?: ReactNode };

/** The record or page is not here: deleted, moved, or a mistyped address. */
export function NotFoundState({
  title = 'Not found',
  text = 'It may have been deleted, or the address has a typing error.',
  actions,
}: NotFoundStateProps) {
  return <EmptyState art={<NotFoundArt />} title={title} text={text} actions={actions} />;
}
