import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { SITE_CONTENT } from '@/shared/ui/page/site-content';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { InviteForm } from './invite-form';
import { SentNote } from './sent-note';
import type { Invite } from './use-invite';

const AddedDialog = lazyDialog(async () => (await import('./added-dialog')).AddedDialog);

export type InviteHeroProps = {
  readonly invite: Invite;
  readonly title: string;
  readonly lead: string;
  /** The text of the form's button; `locks` disables it during the request. */
  readonly label: string;
  readonly locks?: boolean;
  readonly onward?: ReactNode;
  readonly picture: ReactNode;
  readonly children: ReactNode;
};

/** The head of an invite page: title, form or confirmation, a picture beside it, and the dialog. */
export function InviteHero(props: InviteHeroProps) {
  const { invite, title, lead, label, locks, onward, picture, children } = props;
  const [isAgain, setIsAgain] = useState(false);
  return (
    <Box
      component="section"
      sx={{ bgcolor: 'background.default', borderBottom: '1px solid', borderColor: 'divider' }}
    >
      <Box sx={heroStyles}>
        <Box sx={{ alignSelf: 'center', paddingBlock: { xs: 6, md: 8 }, minWidth: 0 }}>
          <Typography variant="display" component="h1" sx={{ textWrap: 'balance' }}>
            {title}
          </Typography>
          <Typography variant="h4" component="p" sx={{ fontWeight: 400, color: 'text.secondary', mt: 2 }}>
            {lead}
          </Typography>
          {invite.state === 'submitted' ? (
            <SentNote
              email={invite.email}
              onAddDifferent={() => {
                setIsAgain(true);
                invite.onAddDifferent();
              }}
            >
              {onward}
            </SentNote>
          ) : (
            <InviteForm
              email={invite.email}
              state={invite.state}
              error={invite.error}
              onType={invite.onType}
              onSubmit={invite.onSubmit}
              label={label}
              {...(locks !== undefined && { locks })}
              autoFocus={isAgain}
            />
          )}
          {children}
        </Box>
        {picture}
      </Box>
      <AddedDialog open={invite.isDialogOpen} onClose={invite.onCloseDialog} />
    </Box>
  );
}

const heroStyles = {
  ...SITE_CONTENT,
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 560px) minmax(0, 1fr)' },
  columnGap: 8,
} as const;
