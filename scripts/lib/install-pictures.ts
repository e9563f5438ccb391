import { CUSTOMER_STATUSES } from '../../src/domain/core/statuses.ts';
import { paths } from '../../src/domain/navigation/paths.ts';

/** A picture of the app that browsers show when they offer to install it. */
export type InstallPicture = {
  /** Of its file, `public/install-<name>.webp`. */
  readonly name: string;
  readonly form: 'wide' | 'narrow';
  /** What it shows, in words. */
  readonly label: string;
  /** The screen, as the owner of the example world's first company sees it. */
  readonly address: string;
  /** Text that is there once the screen has its content. */
  readonly shows: string | RegExp;
};

/** A status of a lead, which every row and card of the list shows. */
export const LEAD_STATUS = new RegExp(CUSTOMER_STATUSES.join('|'));

/** Width and height of the window, and device pixels per pixel. Pictures of one form have one shape. */
export const INSTALL_SIZES = {
  wide: { width: 1280, height: 800, scale: 1 },
  narrow: { width: 390, height: 780, scale: 2 },
} as const;

const SALE = 'hollis-customer-64';

/** Taken by `npm run screenshots`. */
export const INSTALL_PICTURES: readonly InstallPicture[] = [
  {
    name: 'leads',
    form: 'wide',
    label: 'Every open lead on one list, with who follows up and when',
    address: paths.customers,
    shows: LEAD_STATUS,
  },
  {
    name: 'calendar',
    form: 'wide',
    label: 'The appointments of the week, and the leads that have none',
    address: `${paths.customerCalendar}?view=week`,
    shows: /\d:\d\d [ap]m/,
  },
  {
    name: 'leads-phone',
    form: 'narrow',
    label: 'Every open lead, one press from a call',
    address: paths.customers,
    shows: LEAD_STATUS,
  },
  {
    name: 'job-phone',
    form: 'narrow',
    label: 'A job with its visits, crew and steps',
    address: paths.job(`${SALE}-job`),
    shows: 'Tear-off and install',
  },
  {
    name: 'client-phone',
    form: 'narrow',
    label: 'The page by which a client follows the work',
    address: paths.tracking(`example-${SALE}`),
    shows: 'Hollis & Daughter Roofing',
  },
];

/** The file of a picture below `public`. */
export function installFile({ name }: InstallPicture): string {
  return `install-${name}.webp`;
}

/** The pictures as a web app manifest lists them. */
export function manifestScreenshots() {
  return INSTALL_PICTURES.map((picture) => {
    const { width, height, scale } = INSTALL_SIZES[picture.form];
    return {
      src: `/${installFile(picture)}`,
      sizes: `${width * scale}x${height * scale}`,
      type: 'image/webp',
      form_factor: picture.form,
      label: picture.label,
    };
  });
}
