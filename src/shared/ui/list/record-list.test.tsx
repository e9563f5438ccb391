import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderUi } from '../../testing/render-ui';
import { RecordList, type ListedRecords } from './record-list';

type Lead = { readonly uuid: string };

const arriving: ListedRecords<Lead> = {
  status: 'ready',
  rows: [{ uuid: 'a' }, { uuid: 'b' }],
  pendingIds: new Set(),
  problems: [],
  retry: () => undefined,
  loadMore: () => undefined,
  loadingMore: true,
};

const drawn = (total: number) =>
  renderUi(
    <RecordList
      list={arriving}
      noun="leads"
      label="Leads"
      columns={[{ id: 'id', header: 'Id', primary: true, cell: (lead) => lead.uuid }]}
      rowLabel={(lead) => lead.uuid}
      total={total}
    />,
  );

it.each([
  { total: 5, isComing: true },
  { total: 2, isComing: false },
])('with 2 of $total rows, more are coming: $isComing', ({ total, isComing }) => {
  const { container } = drawn(total);
  expect(screen.getByText('a')).toBeVisible();
  expect(container.querySelector('.jl-pulse') !== null).toBe(isComing);
});
