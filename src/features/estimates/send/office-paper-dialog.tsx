import { usePeople } from '@/data/employees/use-people';
import { decisionsOf, issuedPaperRef } from '@/data/estimates/sending';
import { useLive, useLiveRecord } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { answerWay, isOnBehalf } from '@/domain/estimates/answers/answer-words';
import type { Choice } from '@/domain/estimates/estimate-sums';
import type { Estimate } from '@/domain/estimates/estimate';
import { isSigned } from '@/domain/estimates/estimate-status';
import { readIssued } from '@/domain/estimates/issued-estimate';
import { IssuedPaperDialog } from '@/features/papers/public';
import { isSent } from './draft-version';
import { useDraftVersion } from './use-draft-version';

export type OfficePaperDialogProps = {
  readonly estimate: Estimate;
  /** Of the option that is shown to the office. */
  readonly choice: Choice;
  readonly onClose: () => void;
};

/** The PDF of an estimate: as it was signed, else the version that the client has, else the draft. */
export function OfficePaperDialog({ estimate, choice, onClose }: OfficePaperDialogProps) {
  const viewer = useViewer();
  const { nameOf } = usePeople();
  const { uuid, version } = estimate;
  const draft = useDraftVersion(estimate);
  const hasAnswer = isSigned(estimate);
  const hasVersion = version > 0 && (hasAnswer || isSent(estimate));
  const paper = useLiveRecord(hasVersion ? issuedPaperRef(uuid, version) : null).record;
  const { rows } = useLive(hasAnswer ? decisionsOf(viewer, uuid) : null);
  const issued = paper && readIssued(paper.json);
  const taken = rows.find(({ decision, outcome }) => decision === 'Approved' && outcome === 'Taken');
  const signed = issued && taken ? taken : null;
  return (
    <IssuedPaperDialog
      noun="estimate"
      issued={issued ?? draft}
      sha256={issued && paper ? paper.sha256 : ''}
      choice={signed ? { option: signed.option, extras: new Set(signed.extras) } : choice}
      signed={
        signed && {
          name: signed.name,
          at: signed.createdAt,
          path: signed.signature,
          way: isOnBehalf(signed) ? answerWay(signed, nameOf(signed.createdBy)) : '',
        }
      }
      onClose={onClose}
    />
  );
}
