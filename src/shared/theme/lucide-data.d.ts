import type { LucideIconData } from 'lucide-react/types';

declare module 'lucide-react/icons/circle' {
  /** The icon's shapes: each icon's file exports them, but its types do not declare them. */
  // oxlint-disable-next-line no-underscore-dangle -- its name in lucide-react
  export const __iconData: LucideIconData;
}
