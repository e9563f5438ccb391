import { NotFoundArt } from '../../brand/not-found-art';
import { EmptyState, type EmptyStateProps } from './empty-state';

export type NotFoundStateProps = Partial<Omit<EmptyStateProps, 'art'>>;

/** The record or page is missing: deleted, moved, or a mistyped address. */
export function NotFoundState({
  title = 'Not found',
  text = 'It may have been deleted, or the address has a typing error.',
  ...rest
}: NotFoundStateProps) {
  return <EmptyState art={<NotFoundArt />} title={title} text={text} {...rest} />;
}
