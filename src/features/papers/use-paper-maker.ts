import { useUser } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import type { BusinessSettings } from '@/domain/company/company';
import { formatsOf } from '@/domain/format/formats';
import type { PaperWriting } from '@/domain/papers/paper';

import { paperWriting } from './paper-writing';

/** Whose paper it is, and how it writes. */
export type PaperMaker = {
  readonly business: { readonly name: string; readonly settings: BusinessSettings };
  readonly write: PaperWriting;
  /** Whether it is not known yet what stands at the head of its papers. */
  readonly isLoading: boolean;
};

/** The business of the person using the app, as its papers show it; people alone go by their own name. */
export function usePaperMaker(): PaperMaker {
  const user = useUser();
  const { settings, isLoading } = useSettings();
  return {
    business: { name: user.companyUser ? user.company : user.displayName, settings },
    write: paperWriting(formatsOf(settings)),
    isLoading,
  };
}
