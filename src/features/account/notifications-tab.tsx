import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { editMutedMails } from '@/data/account/preferences';
import { useAccount, useViewer } from '@/data/session/use-session';
import { usePreferences } from '@/data/session/use-settings';
import { useCommit } from '@/data/runtime/use-commit';
import { NOTICES } from '@/domain/account/notices';
import { ChoicesCard } from '@/features/notifications/public';
import { Card } from '@/shared/ui/page/card';
import { ChoiceSwitch } from '@/shared/ui/page/choice-switch';
import { LineSkeleton } from '@/shared/ui/states/line-skeleton';

/** What the user is told of, in the app and by e-mail. */
export function NotificationsTab() {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <ChoicesCard />
      <MailsCard />
    </Box>
  );
}

/** The kinds of mails the user gets: each is on until switched off. */
function MailsCard() {
  const { email, isEmailVerified } = useAccount();
  const viewer = useViewer();
  const commit = useCommit();
  const { preferences, saved, isKnown } = usePreferences();
  const { mutedMails } = preferences;
  const handleSwitch = ({ kind, label }: (typeof NOTICES)[number], isOn: boolean) => {
    const others = mutedMails.filter((muted) => muted !== kind);
    commit(
      editMutedMails(
        viewer,
        { preferences, saved },
        isOn ? others : [...others, kind],
        `${label}: ${isOn ? 'mailed' : 'not mailed'} to you`,
      ),
    );
  };
  return (
    <Card sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Typography variant="h2">Notifications by e-mail</Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5, overflowWrap: 'anywhere' }}>
          {email !== '' && isEmailVerified
            ? `They go to ${email}. Changes take effect at once.`
            : 'They need a verified e-mail address. Add or verify yours under Login.'}
        </Typography>
      </Box>
      {!isKnown && <LineSkeleton rows={NOTICES.length} height={56} />}
      {(isKnown ? NOTICES : []).map((notice) => (
        <ChoiceSwitch
          key={notice.kind}
          label={notice.label}
          text={notice.text}
          isOn={!mutedMails.includes(notice.kind)}
          onChange={(isOn) => handleSwitch(notice, isOn)}
        />
      ))}
    </Card>
  );
}
