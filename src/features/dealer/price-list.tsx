import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';

import { addDealerPrice, editDealerPrice } from '@/data/dealer/dealer';
import type { DealerPriceFields } from '@/data/dealer/dealer';
import { useViewer } from '@/data/session/use-session';
import { useCommit } from '@/data/runtime/use-commit';
import type { DealerPrice } from '@/domain/dealer/dealer';
import { changedValues } from '@/domain/journal/their-changes';
import { AsyncView } from '@/shared/ui/states/async-view';
import { EmptyJobs } from '@/shared/ui/states/empty-art';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { Icon } from '@/shared/ui/text/icon';
import { MenuButton } from '@/shared/ui/menus/menu-button';
import { ProblemRows } from '@/shared/ui/list/problem-rows';

import { PriceDialog } from './price-dialog';
import { PriceSearch } from './price-search';
import { PriceTable } from './price-table';
import { usePrices } from './use-prices';

/** The dealer's own price list, editable; its members see every change at once. */
export function PriceList() {
  const viewer = useViewer();
  const commit = useCommit();
  const prices = usePrices();
  const { problems, pendingIds, retry } = prices.list;
  const [edited, setEdited] = useState<DealerPrice | 'new' | null>(null);
  const setActive = (price: DealerPrice, active: boolean) =>
    commit(editDealerPrice(viewer, price, { active }));
  const actions = (price: DealerPrice) => (
    <MenuButton
      size="small"
      label={`Change ${price.product}`}
      items={[
        { id: 'edit', label: 'Edit', onSelect: () => setEdited(price) },
        price.active
          ? { id: 'off', label: 'Take off the list', onSelect: () => setActive(price, false) }
          : { id: 'on', label: 'Put back on the list', onSelect: () => setActive(price, true) },
      ]}
    />
  );
  const listed = prices.lines.filter((one) => one.active);
  const taken = prices.lines.filter((one) => !one.active);
  const add = (
    <Button variant="contained" startIcon={<Icon of={Plus} size={18} />} onClick={() => setEdited('new')}>
      Add a product
    </Button>
  );
  return (
    <>
      <ProblemRows problems={problems} />
      <AsyncView
        status={prices.status}
        data={prices.status === 'loading' && prices.lines.length === 0 ? undefined : prices}
        isEmpty={(all) => all.lines.length === 0 && all.search === ''}
        onRetry={retry}
        empty={
          <EmptyState
            art={<EmptyJobs width={160} />}
            title="No products yet"
            text="Add what you sell. Your members see each price at once."
            actions={add}
          />
        }
      >
        {(all) => (
          <PriceSearch prices={all} action={add}>
            {listed.length > 0 && <PriceTable prices={listed} pendingIds={pendingIds} actions={actions} />}
            {taken.length > 0 && (
              <Box component="section">
                <Typography variant="h2">Off the list</Typography>
                <PriceTable prices={taken} pendingIds={pendingIds} actions={actions} />
              </Box>
            )}
          </PriceSearch>
        )}
      </AsyncView>
      {edited !== null && (
        <PriceDialog
          price={edited === 'new' ? null : edited}
          onSave={(fields) => {
            if (edited === 'new') {
              commit(addDealerPrice(viewer, fields));
              return;
            }
            const changes = changedValues(listedFields(edited), fields);
            if (Object.keys(changes).length > 0) commit(editDealerPrice(viewer, edited, changes));
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

const listedFields = ({ product, unit, price }: DealerPrice): DealerPriceFields => ({ product, unit, price });
