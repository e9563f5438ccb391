import { useMemo } from 'react';

import { useUser } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import type { Estimate } from '@/domain/estimates/estimate';
import type { IssuedEstimate } from '@/domain/estimates/issued-estimate';
import { useNow } from '@/shared/format/use-now';
import { draftVersion } from './draft-version';

/** The estimate as the client would get it now, with the business of the user. */
export function useDraftVersion(estimate: Estimate): IssuedEstimate {
  const now = useNow();
  const user = useUser();
  const { settings } = useSettings();
  const name = user.companyUser ? user.company : user.displayName;
  return useMemo(() => draftVersion(estimate, { name, settings }, now), [estimate, name, settings, now]);
}
