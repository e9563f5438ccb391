import { paths } from '@/domain/navigation/paths';

/** Where the public bar and the footer lead within the public pages. */
export const HOME_PARTS = [
  { title: 'How a job runs', to: `${paths.home}#story` },
  { title: 'Get started', to: `${paths.home}#get-started` },
  { title: 'Pricing', to: paths.pricing },
  { title: 'Questions', to: `${paths.home}#questions` },
] as const;
