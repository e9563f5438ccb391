import { screen, waitFor, within } from '@testing-library/react';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { extractText } from 'unpdf';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { setFunctionCaller } from '@/data/callables/function-caller';
import { TEST_UID } from '@/data/testing/render-with-data';
import { AppError } from '@/domain/core/errors';
import { issuedText } from '@/domain/estimates/issued-estimate';
import { paths } from '@/domain/navigation/paths';
import {
  makeCustomer,
  makeEstimate,
  makeIssuedPaper,
  makeRoster,
  makeSettings,
} from '@tests/factories/records';
import { NOW, renderRoutes } from '@tests/setup/render-routes';
import { estimateRoutes } from '../routes';
import { draftVersion } from './draft-version';

const mine = { owner: TEST_UID, assignees: [TEST_UID] } as const;
const SHA = 'a1b2c3d4'.repeat(8);

type Attaching = {
  readonly mailId: string;
  readonly recordId: string;
  readonly version: number;
  readonly paper: { readonly name: string; readonly content: string } | null;
};

/** What the server was asked to send and to attach, and its answers to the latter, the last one for all that follow. */
const sendings: unknown[] = [];
const attachings: Attaching[] = [];
let answers: readonly (boolean | AppError)[] = [];

function open(client = 'June Pettigrew', isIssued = true) {
  const record = makeEstimate({ ...mine, number: 7, numberPrefix: 'E-', customerName: client });
  const settings = makeSettings({ owner: TEST_UID });
  const issued = draftVersion(record, { name: 'Slate & Sons', settings }, NOW);
  const paper = makeIssuedPaper({ ...mine, json: issuedText(issued), sha256: SHA });
  const customer = makeCustomer({
    ...{ ...mine, uuid: record.customerId, name: client, email: 'june@example.com', phone: '+12185550161' },
  });
  return renderRoutes(estimateRoutes, paths.estimate(record.uuid), {
    rows: {
      Settings: [settings],
      Rosters: [makeRoster({ owner: TEST_UID })],
      Customers: [customer],
      Estimates: [record],
      IssuedPapers: isIssued ? [paper] : [],
    },
  });
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Sends version 1, and gives the dialog of what became of it. */
async function send({ user }: Pick<ReturnType<typeof open>, 'user'>) {
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  const form = await dialog('Send version 1');
  await user.click(form.getByRole('button', { name: 'Send version 1' }));
  return dialog('Version 1 is on its way');
}

// Loads the late parts once, outside the timeouts of single tests.
beforeAll(async () => {
  await Promise.all([import('../record/estimate-page'), import('./send-dialog')]);
}, 60_000);

beforeEach(() => {
  sendings.length = 0;
  attachings.length = 0;
  answers = [true];
  sessionStorage.clear();
  // The writer of PDFs takes Node's buffers for text where `Uint8Array` is jsdom's.
  vi.stubGlobal('Uint8Array', Object.getPrototypeOf(Buffer));
  vi.stubGlobal(
    'fetch',
    async (address: string) => new Response(await readFile(join(process.cwd(), address))),
  );
  setFunctionCaller(async (name, input) => {
    if (name === 'sendEstimate') {
      sendings.push(input);
      const isHeld = Reflect.get(Object(input), 'withPaper') === true;
      return { version: 1, link: 'link-1', heldMail: isHeld ? 'mail-1' : '' };
    }
    const answer = answers[Math.min(attachings.length, answers.length - 1)];
    // What `attachPaper` of the data room sends.
    attachings.push(input as Attaching);
    if (answer instanceof AppError) throw answer;
    return { isAttached: answer };
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the PDF of a mail', () => {
  it('is of the version that was sent, and the dialog says that the mail has it', async () => {
    const done = await send(open());
    expect(done.getByText(/Mailed to june@example\.com with the PDF\./)).toBeVisible();
    expect(sendings).toMatchObject([{ withPaper: true, to: ['june@example.com'] }]);
    expect(attachings).toMatchObject([{ mailId: 'mail-1', recordId: 'estimate-1', version: 1 }]);
    const paper = attachings[0]?.paper;
    expect(paper?.name).toBe('Estimate E-7 June Pettigrew.pdf');
    const { text } = await extractText(new Uint8Array(Buffer.from(paper?.content ?? '', 'base64')), {
      mergePages: true,
    });
    expect(text).toContain('No. E-7');
    expect(text).toContain('$4,704.00');
    expect(text).toContain(`SHA-256 of version 1: ${SHA}`);
  });

  it('can be left out', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    const form = await dialog('Send version 1');
    await user.click(form.getByRole('checkbox', { name: 'Attach the PDF' }));
    await user.click(form.getByRole('button', { name: 'Send version 1' }));
    const done = await dialog('Version 1 is on its way');
    expect(done.getByText(/Mailed to june@example\.com\. The same link/)).toBeVisible();
    expect(sendings).toMatchObject([{ withPaper: false }]);
    expect(attachings).toEqual([]);
  });

  it('is not waited for where no mail goes out', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    const form = await dialog('Send version 1');
    await user.clear(form.getByRole('textbox', { name: 'To' }));
    await user.click(form.getByRole('button', { name: 'Send version 1' }));
    await dialog('The link is ready');
    expect(sendings).toMatchObject([{ withPaper: false, to: [] }]);
  });

  it('lets the mail go at once where it cannot be made, and says so', async () => {
    answers = [false];
    const done = await send(open('山田 太郎'));
    const why = 'The mail went out with the link alone: a PDF has no letters for “山田 太郎”.';
    expect(done.getByText(why)).toBeVisible();
    expect(attachings).toEqual([{ mailId: 'mail-1', recordId: 'estimate-1', version: 1, paper: null }]);
  });

  it.each([
    ['its version is missing', false, [false], 'its PDF could not be made.', [false]],
    ['the mail went before', true, [false], 'making its PDF took too long.', [true]],
    ['it is refused', true, [new AppError('too-large'), false], 'its PDF could not be made.', [true, false]],
    [
      'the connection is lost',
      true,
      [new AppError('network'), false],
      'the connection was lost.',
      [true, false],
    ],
  ])('is said to be missing where %s', async (_, isIssued, given, why, withFile) => {
    answers = given;
    const done = await send(open('June Pettigrew', isIssued));
    expect(done.getByText(`The mail went out with the link alone: ${why}`)).toBeVisible();
    expect(attachings.map(({ paper }) => paper !== null)).toEqual(withFile);
  });

  it('is known to be there where only the answer was lost', async () => {
    answers = [new AppError('network'), true];
    const done = await send(open());
    expect(done.getByText(/with the PDF\./)).toBeVisible();
  });

  it('leaves the mail to the server where the device is offline by then', async () => {
    answers = [new AppError('network')];
    const done = await send(open());
    expect(
      done.getByText(
        'The mail goes out in a few minutes, perhaps with the link alone: the connection was lost.',
      ),
    ).toBeVisible();
    await waitFor(() => expect(attachings).toHaveLength(2));
  });
});
