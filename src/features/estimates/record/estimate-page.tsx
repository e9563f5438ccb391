import { useParams } from 'react-router-dom';
import { estimateRef } from '@/data/estimates/estimates';
import { useOpenedRecord } from '@/data/live/use-live';
import { estimateNoun } from '@/domain/estimates/noun';
import { paths } from '@/domain/navigation/paths';
import { RecordView } from '@/shared/ui/record/record-view';
import { EstimateRecord } from './estimate-record';

/** /app/management/estimates/{estimateId}: one estimate. */
export function EstimatePage() {
  const { estimateId = '' } = useParams();
  const live = useOpenedRecord(estimateId ? estimateRef(estimateId) : null);
  return (
    <RecordView noun={estimateNoun} live={live} back={{ to: paths.estimates, label: 'Estimates' }}>
      {(estimate) => <EstimateRecord key={estimate.uuid} estimate={estimate} pending={live.pending} />}
    </RecordView>
  );
}
