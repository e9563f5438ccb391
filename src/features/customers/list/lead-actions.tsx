import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Calendar from 'lucide-react/icons/calendar';
import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import Upload from 'lucide-react/icons/upload';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/navigation/paths';
import { Icon } from '@/shared/ui/text/icon';
import { Kbd } from '@/shared/ui/text/kbd';
import { MenuButton } from '@/shared/ui/menus/menu-button';
import type { MenuEntry } from '@/shared/ui/menus/menu-list';

export type LeadActionsProps = {
  readonly mayEdit: boolean;
  readonly onExport?: () => void;
  /** Given when the shown view is the user's own and can be removed. */
  readonly onRemoveView?: () => void;
};

function MoreActions({ mayEdit, onExport, onRemoveView }: LeadActionsProps) {
  const items: MenuEntry[] = [
    ...(mayEdit
      ? [{ id: 'import', label: 'Import a CSV file', icon: Upload, to: paths.importCustomers }]
      : []),
    ...(onExport ? [{ id: 'export', label: 'Export CSV', icon: Download, onSelect: onExport }] : []),
    ...(onRemoveView
      ? [
          {
            id: 'remove-view',
            label: 'Remove this view',
            icon: Trash2,
            divider: true,
            onSelect: onRemoveView,
          },
        ]
      : []),
  ];
  return items.length > 0 && <MenuButton label="More" items={items} />;
}

/** "Add lead" and the menu, at the head of a wide screen. */
export const LeadActions = memo(function LeadActions(props: LeadActionsProps) {
  return (
    <>
      <MoreActions {...props} />
      {props.mayEdit && (
        <Button
          component={Link}
          to={paths.newCustomer}
          variant="contained"
          startIcon={<Icon of={Plus} />}
          sx={{ gap: 1 }}
        >
          Add lead
          <Kbd tone="inherit">C</Kbd>
        </Button>
      )}
    </>
  );
});

/** The same in the thumb bar, with the link to the calendar. */
export function LeadThumb(props: LeadActionsProps) {
  const calendar = paths.customerCalendar;
  if (!props.mayEdit) {
    return (
      <>
        <Button component={Link} to={calendar} variant="outlined" startIcon={<Icon of={Calendar} />}>
          Open Lead Calendar
        </Button>
        <MoreActions {...props} />
      </>
    );
  }
  return (
    <>
      <Button component={Link} to={paths.newCustomer} variant="contained" startIcon={<Icon of={Plus} />}>
        Add lead
      </Button>
      <IconButton
        component={Link}
        to={calendar}
        aria-label="Open Lead Calendar"
        sx={{ border: '1px solid', borderColor: 'divider' }}
      >
        <Icon of={Calendar} />
      </IconButton>
      <MoreActions {...props} />
    </>
  );
}
