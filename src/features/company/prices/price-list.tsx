import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';

import { addPriceItem, editPriceItem, PRICE_ITEM_FIELDS } from '@/data/money/price-items';
import type { PriceItemFields } from '@/data/money/price-items';
import { useViewer } from '@/data/session/use-session';
import { useCommit } from '@/data/runtime/use-commit';
import { pick } from '@/domain/core/record';
import type { PriceItem } from '@/domain/money/price-item';
import { changedValues } from '@/domain/journal/their-changes';
import { LazyPriceImport } from '@/features/import/public';
import { AsyncView } from '@/shared/ui/states/async-view';
import { Card } from '@/shared/ui/page/card';
import { EmptyPlan } from '@/shared/ui/states/empty-art';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { Icon } from '@/shared/ui/text/icon';
import { MenuButton } from '@/shared/ui/menus/menu-button';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { ProblemRows } from '@/shared/ui/list/problem-rows';
import { SearchField } from '@/shared/ui/list/search-field';
import { ShowMore } from '@/shared/ui/list/show-more';

import { PriceTable } from './price-table';
import { usePriceList } from './use-price-list';
import { WholePriceList } from './whole-price-list';

const PriceChangeDialog = lazyDialog(async () => (await import('./price-change-dialog')).PriceChangeDialog);
const PriceItemDialog = lazyDialog(async () => (await import('./price-item-dialog')).PriceItemDialog);

export type PriceListProps = {
  /** True for administrators and users without a company; others who see amounts may read. */
  readonly canEdit: boolean;
};

/** The business's price list, live: search, add, change, archive, import, and change many prices at once. */
export function PriceList({ canEdit }: PriceListProps) {
  const viewer = useViewer();
  const commit = useCommit();
  const { list, items, search, setSearch, showsArchived, setShowsArchived } = usePriceList();
  const [edited, setEdited] = useState<PriceItem | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const open = (item: PriceItem | null) => {
    setEdited(item);
    setIsOpen(true);
  };
  const { status } = list;
  const isNarrowed = search !== '' || showsArchived;

  const save = (fields: PriceItemFields) => {
    if (edited === null) return commit(addPriceItem(viewer, fields));
    const changes = changedValues(pick(edited, PRICE_ITEM_FIELDS), fields);
    if (Object.keys(changes).length > 0) commit(editPriceItem(viewer, edited, changes));
  };
  const add = canEdit && (
    <Button variant="contained" startIcon={<Icon of={Plus} size={18} />} onClick={() => open(null)}>
      Add to the price list
    </Button>
  );
  if (isImporting)
    return (
      <Card sx={{ display: 'grid', minWidth: 0 }}>
        <WholePriceList>
          {(all) => <LazyPriceImport items={all} onClose={() => setImporting(false)} />}
        </WholePriceList>
      </Card>
    );
  return (
    <Card sx={{ display: 'grid', gap: 2 }}>
      <ProblemRows problems={list.problems} />
      <AsyncView
        status={status === 'idle' ? 'denied' : status}
        data={status === 'ready' || items.length > 0 || isNarrowed ? items : undefined}
        isEmpty={(all) => all.length === 0 && !isNarrowed}
        onRetry={list.retry}
        empty={
          <EmptyState
            art={<EmptyPlan width={160} />}
            title="No prices yet"
            text="Write down what you sell: services and products with unit, price and cost."
            actions={
              <>
                {add}
                {canEdit && (
                  <Button variant="outlined" onClick={() => setImporting(true)}>
                    Import from CSV
                  </Button>
                )}
                <Button variant="text" onClick={() => setShowsArchived(true)}>
                  Show archived
                </Button>
              </>
            }
          />
        }
      >
        {(shown) => (
          <>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
              <Box sx={{ flex: '1 1 200px' }}>
                <SearchField value={search} onChange={setSearch} label="Search the price list" />
              </Box>
              <FormControlLabel
                control={
                  <Switch
                    checked={showsArchived}
                    onChange={(_event, isChecked) => setShowsArchived(isChecked)}
                  />
                }
                label="Archived"
              />
              {add}
              {canEdit && (
                <MenuButton
                  label="More for the price list"
                  items={[
                    { id: 'import', label: 'Import from CSV', onSelect: () => setImporting(true) },
                    { id: 'change', label: 'Change prices by percent', onSelect: () => setChanging(true) },
                  ]}
                />
              )}
            </Box>
            <PriceTable
              items={shown}
              isLoading={status !== 'ready' || list.loadingMore}
              pendingIds={list.pendingIds}
              canEdit={canEdit}
              onEdit={open}
              onArchive={(item) => commit(editPriceItem(viewer, item, { active: !item.active }))}
            />
            <ShowMore list={list} />
          </>
        )}
      </AsyncView>
      <PriceChangeDialog open={isChanging} onClose={() => setChanging(false)} />
      <PriceItemDialog open={isOpen} item={edited} onSave={save} onClose={() => setIsOpen(false)} />
    </Card>
  );
}
