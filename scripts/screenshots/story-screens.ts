import { paths } from '@/domain/navigation/paths';
import { LEAD_STATUS } from '../lib/install-pictures.ts';

/** A screen in the home page's story, as the owner of the example world's first company sees it. */
export type StoryScreen = {
  /** The step of the story, and the prefix of its file names. */
  readonly name: string;
  readonly addresses: { readonly desk: string; readonly phone: string };
  /** Text that shows once the screen has loaded. */
  readonly shows: string | RegExp;
};

const everywhere = (address: string) => ({ desk: address, phone: address });
const SALE = 'hollis-customer-64';

/** One picture of each step of the story (`src/features/home/content.ts`). */
export const STORY_SCREENS: readonly StoryScreen[] = [
  { name: 'call', addresses: everywhere(paths.customers), shows: LEAD_STATUS },
  {
    name: 'appointment',
    addresses: {
      desk: `${paths.customerCalendar}?view=week`,
      phone: `${paths.customerCalendar}?view=list`,
    },
    shows: /\d:\d\d [ap]m/,
  },
  { name: 'sold', addresses: everywhere(`${paths.tracker(`${SALE}-tracker`)}?tab=client`), shows: 'Preview' },
  { name: 'work', addresses: everywhere(paths.job(`${SALE}-job`)), shows: 'Tear-off and install' },
  {
    name: 'client',
    addresses: everywhere(paths.tracking(`example-${SALE}`)),
    shows: 'Hollis & Daughter Roofing',
  },
];
