import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import AlertCircle from 'lucide-react/icons/circle-alert';
import Bookmark from 'lucide-react/icons/bookmark';
import FileText from 'lucide-react/icons/file-text';
import Inbox from 'lucide-react/icons/inbox';
import MailIcon from 'lucide-react/icons/mail';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Send from 'lucide-react/icons/send';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash-2';
import { Link } from 'react-router-dom';
import type { MailLabelInfo } from '@/api/contract/mail';
import { paths } from '@/domain/navigation/paths';
import type { SystemLabel } from '@/domain/mail/mail-lists';
import type { LineIcon } from '@/shared/theme/line-icon';
import { Icon } from '@/shared/ui/text/icon';
import { KeyHint } from '@/shared/ui/text/kbd';
import { useShortcuts } from '@/shared/keyboard/use-shortcuts';
import { countText } from './mail-words';
import { LabelDot } from './label-dot';

export const LABEL_ICONS: Readonly<Record<SystemLabel, LineIcon>> = {
  all: MailIcon,
  inbox: Inbox,
  sent: Send,
  drafts: FileText,
  trash: Trash2,
  spam: AlertCircle,
  starred: Star,
  important: Bookmark,
};

export type LabelsColumnProps = {
  readonly labels: readonly MailLabelInfo[];
  readonly current: string;
  readonly onCompose: () => void;
  readonly onNew: () => void;
  readonly onEdit: (label: MailLabelInfo) => void;
};

/** The address of a label's list. */
export function addressOfLabel({ id, type }: Pick<MailLabelInfo, 'id' | 'type'>): string {
  return type === 'custom_label' ? paths.mailLabel(id) : paths.mailList(id);
}

/** The lists of mail and the person's own labels, with what is unread. */
export function LabelsColumn({ labels, current, onCompose, onNew, onEdit }: LabelsColumnProps) {
  useShortcuts([{ keys: 'm', label: 'Compose', run: onCompose }]);
  const own = labels.filter(({ type }) => type === 'custom_label');
  return (
    <Box
      component="nav"
      aria-label="Mail lists"
      sx={{
        width: 216,
        flex: 'none',
        // The title stands at the inset of all page heads, the lists' own insets reach out of it.
        p: '24px 12px',
        overflowY: 'auto',
        borderInlineEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Typography variant="h1" sx={{ mb: 2, paddingInlineStart: 1.5 }}>
        Mail
      </Typography>
      <Button
        variant="contained"
        startIcon={<Icon of={Pencil} size={18} />}
        aria-keyshortcuts="m"
        onClick={onCompose}
        sx={{ display: 'flex', width: 'calc(100% - 24px)', mx: 1.5, mb: 2 }}
      >
        Compose <KeyHint>M</KeyHint>
      </Button>
      {labels
        .filter(({ type }) => type === 'system_label')
        .map((label) => (
          <LabelLink
            key={label.id}
            label={label}
            isCurrent={label.id === current}
            mark={<Icon of={LABEL_ICONS[label.id as SystemLabel]} size={18} />}
          />
        ))}
      <Box sx={{ display: 'flex', alignItems: 'center', mt: 2, paddingInlineStart: 1.5 }}>
        <Typography variant="h2" sx={{ flex: 1, fontSize: '0.75rem', color: 'text.secondary' }}>
          Labels
        </Typography>
        <IconButton aria-label="Add label" onClick={onNew}>
          <Icon of={Plus} size={16} />
        </IconButton>
      </Box>
      {own.map((label) => (
        <Box
          key={label.id}
          sx={{
            display: 'flex',
            position: 'relative',
            '& > button': { position: 'absolute', insetInlineEnd: 0, insetBlock: 0, opacity: 0 },
            '&:hover > button, &:focus-within > button': { opacity: 1 },
            '&:hover .tn, &:focus-within .tn': { opacity: 0 },
          }}
        >
          <LabelLink label={label} isCurrent={label.id === current} mark={<LabelDot label={label} />} />
          <IconButton aria-label={`Change label ${label.name}`} onClick={() => onEdit(label)}>
            <Icon of={Pencil} size={14} />
          </IconButton>
        </Box>
      ))}
    </Box>
  );
}

type LabelLinkProps = {
  readonly label: MailLabelInfo;
  readonly isCurrent: boolean;
  readonly mark: React.ReactNode;
};

function LabelLink({ label, isCurrent, mark }: LabelLinkProps) {
  const count = countText(label);
  return (
    <Box
      component={Link}
      to={addressOfLabel(label)}
      aria-current={isCurrent ? 'page' : undefined}
      sx={{
        display: 'flex',
        alignItems: 'center',
        flex: 1,
        gap: 1.5,
        minWidth: 0,
        minHeight: 36,
        px: 1.5,
        borderRadius: '6px',
        color: 'text.primary',
        textDecoration: 'none',
        ...(isCurrent && { bgcolor: 'action.selected', fontWeight: 600 }),
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      {mark}
      <Box
        component="span"
        sx={{ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {label.name}
      </Box>
      {count !== '' && (
        <Typography component="span" variant="body2" className="tn">
          {' '}
          {count}
          {label.totalCount === undefined && <span className="visually-hidden"> unread</span>}
        </Typography>
      )}
    </Box>
  );
}
