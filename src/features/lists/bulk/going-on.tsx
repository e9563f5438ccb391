import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useOpenWork } from '@/data/jobs/open-work';
import { useFormat } from '@/shared/format/format-context';
import { useStableHandler } from '@/shared/ui/hooks/use-stable-handler';
import { ReasonFields } from './reason-fields';
import { countedWork } from './work-choice';
import type { WorkChoiceProps } from './work-choice';

export type GoingOnProps = WorkChoiceProps & { readonly reasons: readonly string[] };

/** Says which work goes on below archived customers, and takes the reason to cancel it. */
export function GoingOn({ owner, ids, reasons, onChoose }: GoingOnProps) {
  const { country } = useFormat();
  const work = useOpenWork(owner, ids);
  const tell = useStableHandler(onChoose);
  useEffect(() => tell(work), [work, tell]);
  if (work === null) return <Typography role="status">Looking up their open work…</Typography>;
  const counted = countedWork(work, owner, ids, country);
  if (counted === '') return <Typography>None of their work is open.</Typography>;
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>
        {`Below them, ${counted} can go on. With a reason, this is cancelled, too; without one, it stays as it is.`}
      </Typography>
      <ReasonFields reasons={reasons} required={false} />
    </>
  );
}
