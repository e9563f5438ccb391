import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { customerKeys } from '@/domain/customers/customer';
import { putDirectory } from '../testing/put-directory';
import { memoryStoreWith, renderWithData, TEST_UID } from '../testing/render-with-data';
import { serveShards } from '../testing/serve-shards';
import { useDirectory } from './use-directory';
import type { DirectoryAnswer } from './use-directory';

const question = { text: 'noor', list: 'Open', leads: null, limit: 50 } as const;

/** The hook's answers to a search, in order. */
function answersTo(asked: typeof question | null): readonly DirectoryAnswer[] {
  const answers: DirectoryAnswer[] = [];
  function Reader() {
    const answer = useDirectory(asked);
    answers.push(answer);
    return <p>{answer.status}</p>;
  }
  const keys = customerKeys({ name: 'Noor Al-Masri', phone: '', email: '' });
  const store = memoryStoreWith({ Customers: [{ uuid: 'noor', name: 'Noor Al-Masri', ...keys }] });
  putDirectory(store, TEST_UID);
  serveShards(store, TEST_UID, () => undefined);
  renderWithData(<Reader />, { store });
  return answers;
}

it('waits for the directory where all ids are asked for before it has opened', async () => {
  const [first] = answersTo(question);
  expect(first?.status).toBe('loading');
  expect(await first?.readIds()).toEqual(['noor']);
  expect(await screen.findByText('ready')).toBeVisible();
});

it('refuses to list all ids without a query, instead of naming none', async () => {
  const [first] = answersTo(null);
  expect(first?.status).toBe('off');
  await expect(first?.readIds()).rejects.toMatchObject({ code: 'unavailable' });
});
