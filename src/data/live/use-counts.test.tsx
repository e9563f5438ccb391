import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { leadsInStatus } from '../dashboard/dashboard';
import { useViewer } from '../session/use-session';
import { memoryStoreWith, renderWithData } from '../testing/render-with-data';
import { AppError } from '@/domain/core/errors';
import { useCounts } from './use-counts';

function Probe({ isAsking = true }: { readonly isAsking?: boolean }) {
  const viewer = useViewer();
  const counts = useCounts(
    isAsking ? [leadsInStatus(viewer, 'Quoted'), leadsInStatus(viewer, 'Contacted')] : null,
  );
  return (
    <p>
      {counts.status} {counts.values.join(' ')}
    </p>
  );
}

const rows = {
  Customers: [
    { uuid: 'a', name: 'A', customerStatus: 'Quoted' },
    { uuid: 'b', name: 'B', customerStatus: 'Quoted' },
    { uuid: 'c', name: 'C', customerStatus: 'Contacted' },
  ],
};

describe('counting several queries', () => {
  it('answers in their order once all are there', async () => {
    renderWithData(<Probe />, { rows });
    expect(await screen.findByText('ready 2 1')).toBeVisible();
  });

  it('requests nothing without a query', async () => {
    renderWithData(<Probe isAsking={false} />, { rows });
    expect(await screen.findByText('idle')).toBeVisible();
  });

  it('reports a refused count', async () => {
    const store = memoryStoreWith(rows, { readable: () => new AppError('denied') });
    renderWithData(<Probe />, { store });
    expect(await screen.findByText(/error/)).toBeVisible();
  });
});
