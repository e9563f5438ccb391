import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { editMutedNotifications } from '@/data/account/preferences';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { usePreferences } from '@/data/session/use-settings';
import { NOTIFICATION_CHOICES } from '@/domain/notifications/notification';
import { useComputerNotices } from '@/shared/feedback/use-computer-notices';
import { Card } from '@/shared/ui/page/card';
import { ChoiceSwitch } from '@/shared/ui/page/choice-switch';
import { LineSkeleton } from '@/shared/ui/states/line-skeleton';

/** What the bell tells the user of: each kind is on until switched off. */
export function ChoicesCard() {
  const viewer = useViewer();
  const commit = useCommit();
  const computer = useComputerNotices();
  const { preferences, saved, isKnown } = usePreferences();
  const { mutedNotifications } = preferences;
  const handleSwitch = ({ kind, label }: (typeof NOTIFICATION_CHOICES)[number], isOn: boolean) => {
    const others = mutedNotifications.filter((muted) => muted !== kind);
    commit(
      editMutedNotifications(
        viewer,
        { preferences, saved },
        isOn ? others : [...others, kind],
        `${label}: ${isOn ? 'shown' : 'not shown'} under the bell`,
      ),
    );
  };
  return (
    <Card id="bell" sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Typography variant="h2">Notifications in the app</Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
          They wait under the bell for 90 days. You are never told of what you did yourself.
        </Typography>
      </Box>
      {computer && <ChoiceSwitch {...computer} />}
      {!isKnown && <LineSkeleton rows={NOTIFICATION_CHOICES.length} height={56} />}
      {(isKnown ? NOTIFICATION_CHOICES : []).map((choice) => (
        <ChoiceSwitch
          key={choice.kind}
          label={choice.label}
          text={choice.text}
          isOn={!mutedNotifications.includes(choice.kind)}
          onChange={(isOn) => handleSwitch(choice, isOn)}
        />
      ))}
    </Card>
  );
}
