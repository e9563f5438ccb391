import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pencil from 'lucide-react/icons/pencil';
import { useCallback, useState } from 'react';
import type { MailLabelInfo, MailMessage, MailUpdate } from '@/api/contract/mail';
import { BulkBar } from '@/shared/ui/list/bulk-bar';
import { SearchField } from '@/shared/ui/list/search-field';
import { MenuButton } from '@/shared/ui/menus/menu-button';
import { AsyncView } from '@/shared/ui/states/async-view';
import { ListSkeleton } from '@/shared/ui/states/list-skeleton';
import { Icon } from '@/shared/ui/text/icon';
import { addressOfLabel } from './labels-column';
import { bulkActions } from './bulk-actions';
import { MailRow } from './mail-row';
import type { MailRowProps } from './mail-row';
import { NoMails } from './no-mails';
import type { Mails } from './use-mails';

export type MailListProps = {
  readonly mails: Mails;
  readonly labels: readonly MailLabelInfo[];
  readonly label: MailLabelInfo | null;
  readonly currentId: string;
  readonly isPhone: boolean;
  readonly addressOf: (id: string) => string;
  readonly onUpdate: (mails: readonly MailMessage[], update: MailUpdate) => void;
  readonly onPickLabel: (mails: readonly MailMessage[]) => void;
  readonly onNewLabel: () => void;
  readonly onCompose: () => void;
};

/** A list of mails with search, selection and pages. */
export function MailList(props: MailListProps) {
  const { mails, labels, label, currentId, isPhone, addressOf, onUpdate, onPickLabel, onCompose } = props;
  const { rows, state, search, setSearch, page, next, previous } = mails;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const chosen = rows.filter(({ id }) => selected.has(id));
  const handleSelect = useCallback<MailRowProps['onSelect']>((id, isSelected) => {
    setSelected((before) => {
      const after = new Set(before);
      if (isSelected) after.add(id);
      else after.delete(id);
      return after;
    });
  }, []);
  const handleStar = useCallback(
    (mail: MailMessage) => onUpdate([mail], { isStarred: !mail.isStarred }),
    [onUpdate],
  );
  const name = label?.name ?? 'Mail';
  const clear = () => setSelected(new Set());
  const run = (update: MailUpdate) => () => {
    onUpdate(chosen, update);
    clear();
  };
  return (
    <Box
      component="section"
      aria-label={name}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && chosen.length > 0) clear();
      }}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        flex: { xs: 1, md: 'none' },
        width: { md: 400 },
        minWidth: 0,
        position: 'relative',
        borderInlineEnd: { md: '1px solid' },
        borderColor: { md: 'divider' },
      }}
    >
      {isPhone && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 2, pb: 0 }}>
          <Box component="h1" sx={{ flex: 1, m: 0, fontSize: '1.25rem' }}>
            {name}
          </Box>
          <MenuButton
            label="Lists and labels"
            variant="outlined"
            items={[
              ...labels.map((one) => ({
                id: one.id,
                label: one.name,
                to: addressOfLabel(one),
                count: one.unreadCount,
              })),
              { id: 'new-label', label: 'Add label', divider: true, onSelect: props.onNewLabel },
            ]}
          >
            Lists
          </MenuButton>
          <Button variant="contained" onClick={onCompose} startIcon={<Icon of={Pencil} size={16} />}>
            Compose
          </Button>
        </Box>
      )}
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          p: 1.5,
          paddingInlineStart: 0.5,
          borderBottom: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Checkbox
          checked={rows.length > 0 && chosen.length === rows.length}
          indeterminate={chosen.length > 0 && chosen.length < rows.length}
          disabled={rows.length === 0}
          slotProps={{ input: { 'aria-label': 'Select all on this page' } }}
          onChange={(_, checked) => setSelected(new Set(checked ? rows.map(({ id }) => id) : []))}
        />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <SearchField value={search} onChange={setSearch} label={`Search ${name}`} debounceMs={300} />
        </Box>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: { md: 'auto' } }}>
        <AsyncView
          status={state.status}
          data={rows}
          error={state.error}
          onRetry={state.retry}
          skeleton={<ListSkeleton rows={6} />}
          isEmpty={(all) => all.length === 0}
          empty={
            <NoMails
              search={search}
              label={label}
              hasOlder={next !== null}
              onCompose={onCompose}
              onClearSearch={() => setSearch('')}
            />
          }
        >
          {(all) => (
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {all.map((mail) => (
                <MailRow
                  key={mail.id}
                  mail={mail}
                  to={addressOf(mail.id)}
                  labels={labels}
                  isCurrent={mail.id === currentId}
                  isSelected={selected.has(mail.id)}
                  onSelect={handleSelect}
                  onStar={handleStar}
                />
              ))}
            </Box>
          )}
        </AsyncView>
      </Box>
      {(next !== null || previous !== null) && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'flex-end',
            px: 1,
            borderTop: '1px solid',
            borderColor: 'divider',
          }}
        >
          <Box component="span" sx={{ flex: 1, px: 1 }} aria-live="polite">
            Page {page}
          </Box>
          <IconButton aria-label="Newer mails" disabled={previous === null} onClick={() => previous?.()}>
            <Icon of={ChevronLeft} mirror />
          </IconButton>
          <IconButton aria-label="Older mails" disabled={next === null} onClick={() => next?.()}>
            <Icon of={ChevronRight} mirror />
          </IconButton>
        </Box>
      )}
      {chosen.length > 0 && (
        <Box sx={{ position: { xs: 'fixed', md: 'absolute' }, insetInline: 8, bottom: 12, zIndex: 2 }}>
          <BulkBar
            count={chosen.length}
            actions={bulkActions(chosen, run, () => onPickLabel(chosen))}
            onClear={clear}
          />
        </Box>
      )}
    </Box>
  );
}
