import Button from '@mui/material/Button';
import type { MailLabelInfo } from '@/api/contract/mail';
import { EmptyMail, EmptySearch } from '@/shared/ui/states/empty-art';
import { EmptyState } from '@/shared/ui/states/empty-state';

export type NoMailsProps = {
  readonly search: string;
  readonly label: MailLabelInfo | null;
  /** Whether a search has older mails to look through. */
  readonly hasOlder: boolean;
  readonly onCompose: () => void;
  readonly onClearSearch: () => void;
};

/** An empty list: what it is for, and the first step. */
export function NoMails({ search, label, hasOlder, onCompose, onClearSearch }: NoMailsProps) {
  if (search !== '' && hasOlder) {
    return (
      <EmptyState
        art={<EmptySearch width={160} />}
        title="None of these mails fits"
        text="Go on to older mails to look further back."
      />
    );
  }
  if (search !== '') {
    return (
      <EmptyState
        art={<EmptySearch width={160} />}
        title="No mail fits"
        text={`Nothing in ${label?.name ?? 'this list'} has all of these words.`}
        actions={
          <Button variant="outlined" onClick={onClearSearch}>
            Clear the search
          </Button>
        }
      />
    );
  }
  switch (label?.id) {
    case 'trash':
      return (
        <EmptyState
          art={<EmptyMail width={160} />}
          title="The trash is empty"
          text="What you move here can be moved back."
        />
      );
    case 'spam':
      return (
        <EmptyState
          art={<EmptyMail width={160} />}
          title="No spam"
          text="Mails that you mark as spam are kept here."
        />
      );
    case 'drafts':
      return (
        <EmptyState
          art={<EmptyMail width={160} />}
          title="No drafts"
          text="What you write is kept here until you send it."
        />
      );
    case 'starred':
    case 'important':
      return (
        <EmptyState
          art={<EmptyMail width={160} />}
          title={`Nothing is ${label.id}`}
          text="Mark a mail to find it here again."
        />
      );
    default:
      return (
        <EmptyState
          art={<EmptyMail width={160} />}
          title="No mail yet"
          text="Write to a coworker, or to a client at any address."
          actions={
            <Button variant="outlined" onClick={onCompose}>
              Write the first mail
            </Button>
          }
        />
      );
  }
}
