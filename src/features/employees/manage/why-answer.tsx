import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { CompanyRecord } from '@/domain/company/company';
import type { StaffMember } from '@/domain/employees/staff';
import { permissionName } from '@/domain/access/permission-words';
import { nounOf } from '@/domain/nouns';
import type { NounKey } from '@/domain/nouns';
import { hiddenSentence } from '@/domain/reading/why-hidden';
import type { HiddenReason } from '@/domain/reading/why-hidden';
import { ListSkeleton } from '@/shared/ui/states/list-skeleton';
import { useWhyHidden } from './use-why-hidden';

export type WhyAnswerProps = {
  readonly member: StaffMember;
  readonly company: CompanyRecord;
  readonly noun: NounKey;
  readonly id: string;
};

/** The reasons why an employee does not see a record, each with its fix. */
export function WhyAnswer({ member, company, noun, id }: WhyAnswerProps) {
  const { status, title, reasons, grant, assign } = useWhyHidden(member, company, noun, id);
  const { firstName } = member;
  if (status === 'loading') return <ListSkeleton rows={1} />;
  if (status !== 'ready') {
    return (
      <Alert severity="warning">There is no such {nounOf(noun).words.one} that you can see yourself.</Alert>
    );
  }
  const remedy = (reason: HiddenReason) => {
    switch (reason.reason) {
      case 'business':
        return null;
      case 'permission':
        return (
          <Button size="small" variant="outlined" onClick={() => grant(reason.permission)}>
            Grant “{permissionName(reason.permission)}”
          </Button>
        );
      case 'assignment':
        return assign === null ? null : (
          <Button size="small" variant="outlined" onClick={assign}>
            Assign {firstName}
          </Button>
        );
    }
  };
  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ fontWeight: 500 }}>{title}</Box>
      {reasons.length === 0 && (
        <Alert severity="success">
          {firstName} sees this {nounOf(noun).words.one}.
        </Alert>
      )}
      {reasons.map((reason) => (
        <Alert key={reason.reason} severity="info" action={remedy(reason)}>
          {hiddenSentence(firstName, nounOf(noun), reason)}
        </Alert>
      ))}
    </Box>
  );
}
