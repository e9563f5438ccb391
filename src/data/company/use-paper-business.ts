import type { BusinessSettings } from '@/domain/company/company';
import { useUser } from '../session/use-session';
import { useSettings } from '../session/use-settings';

/** A business as its papers show it. */
export type PaperBusiness = {
  readonly name: string;
  readonly settings: BusinessSettings;
  readonly isLoading: boolean;
};

/** The user's business as its papers show it; a user without a company appears by name. */
export function usePaperBusiness(): PaperBusiness {
  const user = useUser();
  const { settings, isLoading } = useSettings();
  return { name: user.companyUser ? user.company : user.displayName, settings, isLoading };
}
