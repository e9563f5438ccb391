import FormControlLabel from '@mui/material/FormControlLabel';
import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { editMutedMails } from '@/data/account/preferences';
import { useAccount, useViewer } from '@/data/session/use-session';
import { usePreferences } from '@/data/session/use-settings';
import { useCommit } from '@/data/runtime/use-commit';
import { NOTICES } from '@/domain/account/notices';
import { Card } from '@/shared/ui/page/card';
import { LineSkeleton } from '@/shared/ui/states/line-skeleton';

/** The kinds of mails the user gets: each is on until switched off. */
export function NotificationsTab() {
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
            : 'They need a verified e-mail address. Add or verify yours under Sign-in.'}
        </Typography>
      </Box>
      {!isKnown && <LineSkeleton rows={NOTICES.length} height={56} />}
      {(isKnown ? NOTICES : []).map((notice) => (
        <Choice
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

type ChoiceProps = {
  readonly label: string;
  readonly text: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
};

function Choice({ label, text, isOn, onChange }: ChoiceProps) {
  const textId = useId();
  return (
    <Box>
      <FormControlLabel
        control={
          <Switch
            checked={isOn}
            onChange={(event) => onChange(event.target.checked)}
            slotProps={{ input: { 'aria-describedby': textId } }}
          />
        }
        label={label}
      />
      <Typography id={textId} sx={{ color: 'text.secondary', paddingInlineStart: 6 }}>
        {text}
      </Typography>
    </Box>
  );
}
