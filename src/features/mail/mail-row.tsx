import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import Paperclip from 'lucide-react/icons/paperclip';
import Star from 'lucide-react/icons/star';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { MailLabelInfo, MailMessage } from '@/api/contract/mail';
import { formatDate, formatTime } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { Icon } from '@/shared/ui/text/icon';
import { dayOf } from '@/domain/time/time';
import { LabelDot } from './label-dot';
import { peopleText, stateText } from './mail-words';

export type MailRowProps = {
  readonly mail: MailMessage;
  readonly to: string;
  readonly labels: readonly MailLabelInfo[];
  readonly isCurrent: boolean;
  readonly isSelected: boolean;
  readonly onSelect: (id: string, isSelected: boolean) => void;
  readonly onStar: (mail: MailMessage) => void;
};

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** A mail in a list: who, what, when, and its labels. */
export const MailRow = memo(function MailRow(props: MailRowProps) {
  const { mail, to, labels, isCurrent, isSelected, onSelect, onStar } = props;
  const formats = useFormat();
  const { zone } = formats;
  const isToday = dayOf(mail.createdAt, zone) === dayOf(Date.now(), zone);
  const weight = mail.isUnread ? 600 : 400;
  const state = stateText(mail);
  const own = labels.filter(({ id }) => mail.labelIds.includes(id));
  const subject = mail.subject.trim() || '(no subject)';
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        borderBottom: '1px solid',
        borderColor: 'divider',
        borderInlineStart: '3px solid',
        borderInlineStartColor: isCurrent ? 'primary.main' : 'transparent',
        bgcolor: isSelected || isCurrent ? 'action.selected' : undefined,
      }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', pt: 0.5 }}>
        <Checkbox
          checked={isSelected}
          slotProps={{ input: { 'aria-label': `Select ${subject}` } }}
          onChange={(_, checked) => onSelect(mail.id, checked)}
        />
        <IconButton
          aria-label={mail.isStarred ? `Remove star from ${subject}` : `Star ${subject}`}
          aria-pressed={mail.isStarred}
          onClick={() => onStar(mail)}
          sx={{
            '& svg': { fill: mail.isStarred ? 'currentColor' : 'none' },
            color: mail.isStarred ? 'primary.main' : 'text.secondary',
          }}
        >
          <Icon of={Star} size={18} />
        </IconButton>
      </Box>
      <Box
        component={Link}
        to={to}
        aria-current={isCurrent ? 'true' : undefined}
        sx={{
          flex: 1,
          minWidth: 0,
          py: 1.25,
          paddingInlineEnd: 2,
          color: 'text.primary',
          textDecoration: 'none',
        }}
      >
        <Box sx={{ display: 'flex', gap: 1, fontWeight: weight }}>
          <Box component="span" sx={{ ...oneLine, flex: 1 }}>
            {mail.isUnread && <span className="visually-hidden">Unread. </span>}
            {peopleText(mail)}
          </Box>
          <Typography
            component="time"
            variant="body2"
            sx={{
              flex: 'none',
              color: mail.isUnread ? 'primary.main' : 'text.secondary',
              fontWeight: weight,
            }}
          >
            {isToday ? formatTime(mail.createdAt, formats) : formatDate(mail.createdAt, formats)}
          </Typography>
        </Box>
        <Box sx={{ ...oneLine, fontWeight: weight }}>{subject}</Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minHeight: 24 }}>
          <Typography variant="body2" sx={{ ...oneLine, flex: 1, color: 'text.secondary' }}>
            {mail.message}
          </Typography>
          {mail.attachmentCount > 0 && <Icon of={Paperclip} size={16} label="With files" />}
          {state !== '' && (
            <Chip
              size="small"
              color={mail.state === 'failed' ? 'error' : 'default'}
              label={state}
              variant="outlined"
            />
          )}
          {own.slice(0, 2).map((label) => (
            <Chip
              key={label.id}
              size="small"
              variant="outlined"
              icon={<LabelDot label={label} />}
              label={label.name}
              sx={{ paddingInlineStart: 0.75 }}
            />
          ))}
          {mail.record && mail.record.title !== '' && (
            <Chip size="small" variant="outlined" label={mail.record.title} sx={{ maxWidth: 130 }} />
          )}
        </Box>
      </Box>
    </Box>
  );
});
