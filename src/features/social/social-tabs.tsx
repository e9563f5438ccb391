import { paths } from '@/domain/navigation/paths';
import { RecordTabs } from '@/shared/ui/record/record-tabs';

const TABS = [
  { id: 'feed', label: 'Feed', to: paths.socialFeed },
  { id: 'profile', label: 'My profile', to: paths.socialProfile },
];

/** The two screens of Social. */
export function SocialTabs({ value }: { readonly value: 'feed' | 'profile' | undefined }) {
  return <RecordTabs tabs={TABS} value={value} label="Social" />;
}
