import { useUser } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import type { BusinessSettings } from '@/domain/company/company';
import { formatsOf } from '@/domain/format/formats';
import type { PaperWriting } from '@/domain/papers/paper';

import { paperWriting } from './paper-writing';

/** The business on a paper, and its formatters. */
export type PaperMaker = {
  readonly business: { readonly name: string; readonly settings: BusinessSettings };
  readonly write: PaperWriting;
  /** True while the head of the papers is loading. */
  readonly isLoading: boolean;
};

/** The user's business as its papers show it; a user without a company appears by name. */
export function usePaperMaker(): PaperMaker {
  const user = useUser();
  const { settings, isLoading } = useSettings();
  return {
    business: { name: user.companyUser ? user.company : user.displayName, settings },
    write: paperWriting(formatsOf(settings)),
    isLoading,
  };
}
