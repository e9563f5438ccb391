import { useMemo } from 'react';

import { usePaperBusiness } from '@/data/company/use-paper-business';
import type { Estimate } from '@/domain/estimates/estimate';
import type { IssuedEstimate } from '@/domain/estimates/issued-estimate';
import { useNow } from '@/shared/format/use-now';
import { draftVersion } from './draft-version';

/** The estimate as the client would get it now, with the business of the user. */
export function useDraftVersion(estimate: Estimate): IssuedEstimate {
  const now = useNow();
  const { name, settings } = usePaperBusiness();
  return useMemo(() => draftVersion(estimate, { name, settings }, now), [estimate, name, settings, now]);
}
