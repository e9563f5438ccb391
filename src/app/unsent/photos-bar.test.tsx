import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useUploadQueue } from '@/data/files/uploads/use-upload-queue';
import { useViewer } from '@/data/session/use-session';
import { memoryStoreWith, renderWithData, TEST_UID } from '@/data/testing/render-with-data';
import { AppError } from '@/domain/core/errors';
import { FeedbackProvider } from '@/shared/feedback/feedback-provider';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';
import { makeJob } from '@tests/factories/records';
import { PhotosBar } from './photos-bar';

/** Adds a photo to a job, as its page does. */
function Adder() {
  const { queue } = useUploadQueue();
  const { uid, owner } = useViewer();
  const add = () =>
    queue.add({
      file: { uuid: 'photo-1', name: 'Ridge.jpg', type: 'image/jpeg', size: 3, thumb: '' },
      uid,
      owner,
      at: { noun: 'job', recordId: 'job-1', assignees: [uid] },
      content: new Blob(['abc'], { type: 'image/jpeg' }),
      addedAt: 1,
      isBegun: false,
      sentParts: 0,
      refusal: '',
    });
  return (
    <button type="button" onClick={() => void add()}>
      Add
    </button>
  );
}

it('lists refused photos outside of their record, which the person may no longer see, and sends one again', async () => {
  configure({ asyncUtilTimeout: 10_000 });
  let isOnJob = false;
  const rows = { Jobs: [makeJob({ uuid: 'job-1', assignees: [TEST_UID] })] };
  const store = memoryStoreWith(rows, { authorize: () => (isOnJob ? null : new AppError('denied')) });
  const user = userEvent.setup();
  renderWithData(
    <AppThemeProvider>
      <FeedbackProvider>
        <PhotosBar />
        <Adder />
      </FeedbackProvider>
    </AppThemeProvider>,
    { store },
  );
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText(/1 photo or file could not be sent/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'See why' }));
  const photo = within(await screen.findByRole('listitem', { name: 'Ridge.jpg' }));
  expect(photo.getByText(/You do not have the right to do this/)).toBeVisible();
  expect(photo.getByRole('button', { name: 'Save as a file' })).toBeVisible();
  isOnJob = true;
  await user.click(photo.getByRole('button', { name: 'Try again' }));
  await waitFor(() =>
    expect(store.server.read({ collection: 'Files', id: 'photo-1' })).toMatchObject({ state: 'ready' }),
  );
});
