import { paths } from '@/domain/navigation/paths';

/** Links of the public bar and the footer to sections of the home page. */
export const HOME_PARTS = [
  { title: 'How a job runs', to: `${paths.home}#story` },
  { title: 'Get started', to: `${paths.home}#get-started` },
  { title: 'Pricing', to: paths.pricing },
  { title: 'Questions', to: `${paths.home}#questions` },
] as const;
