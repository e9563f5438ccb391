import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { TEST_UID } from '@/data/testing/render-with-data';
import { AppError } from '@/domain/core/errors';
import { makeConnection, makeHandover, makeTracker } from '@tests/factories/records';
import { openPage } from '@tests/setup/open-page';

import { HandoverDialog } from './handover-dialog';
import { HandoverSection } from './handover-section';

describe('handing a tracker over', () => {
  it('sends the choices to the receiver, and explains a refusal', async () => {
    const onClose = vi.fn();
    const handOverTracker = vi.fn((): unknown => {
      throw new AppError('conflict', { sentence: 'This is with Cy already. Take it back first.' });
    });
    const rows = {
      Connections: [
        makeConnection({ uuid: 'c1', person: TEST_UID }),
        makeConnection({
          uuid: 'c2',
          person: TEST_UID,
          other: 'cy',
          otherName: 'Cy Dorn',
          otherOwner: TEST_UID,
        }),
      ],
    };
    const { user } = openPage(<HandoverDialog tracker={makeTracker()} onClose={onClose} />, {
      rows,
      functions: { handOverTracker },
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Hand over' }));
    await user.click(dialog.getByRole('combobox', { name: 'To' }));
    // People of the same business are assigned, not handed to.
    expect(await screen.findAllByRole('option')).toHaveLength(1);
    await user.click(screen.getByRole('option', { name: 'Bo Cole, Cole Gutters' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Phone and e-mail' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Address' }));
    await user.click(dialog.getByRole('button', { name: 'Hand over' }));
    expect(await dialog.findByText('This is with Cy already. Take it back first.')).toBeVisible();
    handOverTracker.mockReturnValue({});
    await user.click(dialog.getByRole('button', { name: 'Hand over' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(handOverTracker).toHaveBeenLastCalledWith({
      trackerId: makeTracker().uuid,
      person: 'bo',
      parts: 'name contact',
    });
  });
});

describe('a shared tracker', () => {
  it('shows the giver how far the taker is, and is taken back', async () => {
    const endHandover = vi.fn(() => ({}));
    const rows = {
      Handovers: [
        makeHandover({ owner: TEST_UID, status: 'In Progress' }),
        makeHandover({ owner: TEST_UID, uuid: 'old', otherBusiness: 'Dorn & Co', state: 'returned' }),
      ],
    };
    const { user } = openPage(<HandoverSection trackerId="t1" mayEdit />, {
      rows,
      functions: { endHandover },
    });
    expect(await screen.findByText(/To Cole Gutters/)).toBeVisible();
    expect(screen.getByText('In Progress')).toBeVisible();
    expect(screen.queryByText(/Dorn/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Take back' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Take back' }));
    expect(endHandover).toHaveBeenCalledWith({ handover: 't1_given' });
  });

  it('waits for the other to accept, and is withdrawn until then', async () => {
    const endHandover = vi.fn(() => ({}));
    const rows = { Handovers: [makeHandover({ owner: TEST_UID, state: 'waiting' })] };
    const { user } = openPage(<HandoverSection trackerId="t1" mayEdit />, {
      rows,
      functions: { endHandover },
    });
    expect(await screen.findByText(/Waiting for Cole Gutters to accept/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
    expect(endHandover).toHaveBeenCalledWith({ handover: 't1_given' });
  });

  it('shows the owner to the receiver; only editors can end it', async () => {
    const rows = { Handovers: [makeHandover({ owner: TEST_UID, side: 'taken' })] };
    openPage(<HandoverSection trackerId="t1" mayEdit={false} />, { rows });
    expect(await screen.findByText('From Cole Gutters. They see your stage, nothing else.')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
