import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { toAppError } from '@/data/base/app-error';
import { useEntitlement } from '@/data/plans/plan';
import { useUser } from '@/data/session/use-session';
import { removeEmployee } from '@/data/employees/staff';
import { limitOf } from '@/domain/plans/plan-limits';
import type { StaffMember } from '@/domain/employees/staff';
import { notify } from '@/shared/feedback/notify';
import { Card } from '@/shared/ui/page/card';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';

/** After a plan ended with more people than the next one allows: chooses the ones who stay. Nothing while all fit. */
export function WhoStays({ members }: { readonly members: readonly StaffMember[] }) {
  const { tier } = useUser();
  const { entitlement, status } = useEntitlement();
  const places = limitOf(tier, 'people', entitlement.seats);
  if (status === 'loading' || places === null || members.length <= places) return null;
  return <ChooseWhoStays members={members} tier={tier} places={places} />;
}

type ChooseWhoStaysProps = {
  readonly members: readonly StaffMember[];
  readonly tier: string;
  readonly places: number;
};

function ChooseWhoStays({ members, tier, places }: ChooseWhoStaysProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const staying = members.filter((member) => member.isAdministrator || chosen.has(member.uid));
  const leaving = members.filter((member) => !staying.includes(member));
  const names = leaving.map(({ name }) => name).join(', ');

  const toggle = (uid: string, isStaying: boolean) =>
    setChosen((before) => new Set(isStaying ? [...before, uid] : [...before].filter((one) => one !== uid)));

  const deactivate = async () => {
    setIsBusy(true);
    try {
      for (const { uid } of leaving) await removeEmployee(uid);
      notify.success(
        leaving.length === 1 ? `${names} is deactivated` : `${leaving.length} people are deactivated`,
      );
    } catch (error) {
      notify.error(toAppError(error).message);
    } finally {
      setIsBusy(false);
      setIsAsking(false);
    }
  };

  return (
    <Card sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h2">Choose who stays</Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {members.length} people work here and {tier} holds {places}. Until you choose, everybody can go on;
        nobody new can come. Records of those who leave keep their names.
      </Typography>
      <Box role="group" aria-label="Who stays" sx={{ display: 'grid' }}>
        {members.map((member) => (
          <FormControlLabel
            key={member.uid}
            disabled={member.isAdministrator || isBusy}
            control={
              <Checkbox
                checked={staying.includes(member)}
                onChange={(_, isStaying) => toggle(member.uid, isStaying)}
              />
            }
            label={member.isAdministrator ? `${member.name} (administrator)` : member.name}
          />
        ))}
      </Box>
      <Typography role="status" className="tn">
        {staying.length} of {places} places chosen
      </Typography>
      <Box>
        <Button
          variant="contained"
          disabled={isBusy || leaving.length === 0 || staying.length > places}
          onClick={() => setIsAsking(true)}
        >
          {leaving.length === 1 ? 'Deactivate the other one…' : `Deactivate the other ${leaving.length}…`}
        </Button>
      </Box>
      <ConfirmDialog
        open={isAsking}
        title="Deactivate them?"
        text={`${names}: their access ends at once. Nothing they did is lost, and they can be invited again.`}
        confirmLabel="Deactivate"
        tone="danger"
        pending={isBusy}
        onConfirm={() => void deactivate()}
        onClose={() => setIsAsking(false)}
      />
    </Card>
  );
}
