import type { LucideIconData } from 'lucide-react/types';

declare module 'lucide-react/icons/circle' {
  /** What the icon consists of: every icon's file exports it, its types do not say so. */
  // oxlint-disable-next-line no-underscore-dangle -- its name in lucide-react
  export const __iconData: LucideIconData;
}
