import { DeniedArt } from '../../brand/denied-art';
import { EmptyState, type EmptyStateProps } from './empty-state';

export type DeniedStateProps = Partial<Pick<EmptyStateProps, 'title' | 'text' | 'heading' | 'actions'>>;

/** The user has no access; names the role that can grant it. */
export function DeniedState({
  title = 'You have no access to this',
  text = 'An administrator of your company can give it to you under Manage Employees.',
  ...rest
}: DeniedStateProps) {
  return <EmptyState art={<DeniedArt />} title={title} text={text} {...rest} />;
}
