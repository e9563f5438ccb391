import { usePaperBusiness } from '@/data/company/use-paper-business';
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

/** The user's business with the formatters of its papers. */
export function usePaperMaker(): PaperMaker {
  const { name, settings, isLoading } = usePaperBusiness();
  return {
    business: { name, settings },
    write: paperWriting(formatsOf(settings)),
    isLoading,
  };
}
