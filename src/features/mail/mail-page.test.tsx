import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { ApiProvider } from '@/api/provider';
import { putDirectory } from '@/data/testing/put-directory';
import { memoryStoreWith, renderWithData, signedInAs } from '@/data/testing/render-with-data';
import type { Rows } from '@/data/testing/render-with-data';
import { serveShards } from '@/data/testing/serve-shards';
import { listsOf } from '@/domain/mail/mail-lists';
import type { Mail } from '@/domain/mail/mail';
import { mailShape } from '@/domain/mail/mail';
import { mailKeys } from '@/domain/mail/mail-find';
import { encodeFields } from '@/domain/core/record-codec';
import { foundBy } from '@/domain/search/find';
import { makeCustomer, makeMail, makeMailLabel, makeRoster, makeTracker } from '@tests/factories/records';
import { MailPage } from './mail-page';

const { viewer } = signedInAs();
const own = { owner: viewer.owner, person: viewer.uid };

function mail(change: Partial<Mail>): Mail {
  const made = { ...makeMail(own), conversationId: change.uuid ?? 'm', ...change };
  return { ...made, lists: listsOf(made), find: mailKeys(made) };
}
const got = (change: Partial<Mail>) =>
  mail({
    isReceived: true,
    box: 'inbox',
    state: 'sent',
    fromUid: 'omar',
    fromName: 'Omar Haddad',
    ...change,
  });

const MAILS = [
  got({
    uuid: 'm1',
    subject: 'Permit ready',
    isUnread: true,
    body: '<p>At the counter.</p><img src="https://x.example/1.png">',
    labelIds: ['l1'],
  }),
  got({ uuid: 'm2', subject: 'Soft decking', sentAt: 1 }),
  mail({ uuid: 'd1', subject: 'Colours' }),
];

const work = {
  owner: viewer.owner,
  assignees: [viewer.uid],
  customerName: 'Ann Berg',
  number: 7,
  numberPrefix: 'T-',
};

/** A directory is made of the given customers. `outside` answers the check of addresses outside. */
function open(route: string, mails: readonly Mail[] = MAILS, more: Rows = {}, outside = '') {
  const onAccepted = vi.fn();
  const rows = { Mail: mails, MailLabels: [makeMailLabel({ ...own, uuid: 'l1' })], ...more };
  const made = memoryStoreWith(rows);
  if (more['Customers']) {
    putDirectory(made, viewer.owner);
    serveShards(made, viewer.owner, () => undefined);
  }
  const page = renderWithData(
    <ApiProvider>
      <Routes>
        <Route path="/app/mail/:systemLabel/:mailId?" element={<MailPage />} />
        <Route path="/app/mail/label/:customLabel/:mailId?" element={<MailPage />} />
      </Routes>
    </ApiProvider>,
    {
      route,
      store: made,
      onAccepted,
      functions: { checkOutsideMail: () => ({ problem: outside }) },
    },
  );
  const stored = (id: string) => page.store.server.read({ collection: 'Mail', id });
  return { ...page, onAccepted, stored };
}

describe('mail', () => {
  it('shows lists with what is unread, and the mails of one', async () => {
    open('/app/mail/inbox');
    const lists = await screen.findByRole('navigation', { name: 'Mail lists' });
    expect(await within(lists).findByRole('link', { name: /Inbox\s*1\s*unread/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(within(lists).getByRole('link', { name: /Insurance/ })).toBeVisible();
    expect(
      await screen.findByRole('link', { name: /Unread\.\s*Omar Haddad[\s\S]*Permit ready/ }),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: /Colours/ })).not.toBeInTheDocument();
  });

  it('opens a mail, marks it as read, and loads none of its remote pictures', async () => {
    const { stored } = open('/app/mail/inbox/m1');
    expect(await screen.findByText('At the counter.')).toBeVisible();
    await waitFor(() => expect(stored('m1')).toMatchObject({ isUnread: false }));
    expect(document.querySelector('article img')).toBeNull();
    expect(screen.getByRole('link', { name: '[Picture]' })).toHaveAttribute(
      'href',
      'https://x.example/1.png',
    );
  });

  it('shows an answer that arrives in the opened conversation', async () => {
    const { store } = open('/app/mail/inbox/m2');
    await screen.findByRole('article');
    const answer = got({ uuid: 'm9', conversationId: 'm2', body: '<p>Two sheets.</p>', sentAt: 9 });
    const data = encodeFields(mailShape.fields, answer);
    act(() => store.server.put({ collection: 'Mail', id: 'm9' }, data));
    expect(await screen.findByText('Two sheets.')).toBeVisible();
  });

  it('says so when a mail, a list or a label is not there', async () => {
    const first = open('/app/mail/inbox/nothing');
    expect(await screen.findByText('This mail is not there any more.')).toBeVisible();
    first.unmount();
    const second = open('/app/mail/outbox');
    expect(await screen.findByText('There is no such list of mails.')).toBeVisible();
    second.unmount();
    open('/app/mail/label/nothing');
    expect(await screen.findByText('There is no such label any more.')).toBeVisible();
  });

  it.each([
    ['inbox', 'No mail yet'],
    ['trash', 'The trash is empty'],
    ['starred', 'Nothing is starred'],
  ])('teaches in the empty list %s', async (list, title) => {
    open(`/app/mail/${list}`, []);
    expect(await screen.findByText(title)).toBeVisible();
  });

  it('moves chosen mails to the trash with an Undo', async () => {
    const { stored, onAccepted } = open('/app/mail/inbox');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Permit ready' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Soft decking' }));
    await userEvent.click(screen.getByRole('button', { name: 'Trash' }));
    await waitFor(() => expect(stored('m2')).toMatchObject({ box: 'trash' }));
    expect(onAccepted).toHaveBeenCalledWith(
      expect.objectContaining({ label: '2 mails moved to the trash' }),
      expect.any(Function),
      undefined,
    );
  });

  it('stars a mail and puts it under a label', async () => {
    const { stored } = open('/app/mail/inbox');
    await userEvent.click(await screen.findByRole('button', { name: 'Star Soft decking' }));
    await waitFor(() => expect(stored('m2')).toMatchObject({ isStarred: true }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Soft decking' }));
    await userEvent.click(screen.getByRole('button', { name: 'Label' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Insurance' }));
    await waitFor(() => expect(stored('m2')).toMatchObject({ labelIds: ['l1'] }));
  });

  it('searches the list', async () => {
    open('/app/mail/inbox');
    await screen.findByRole('link', { name: /Permit ready/ });
    await userEvent.type(screen.getByRole('searchbox'), 'decking');
    await waitFor(() => expect(screen.queryByRole('link', { name: /Permit ready/ })).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: /Soft decking/ })).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox'), ' xyz');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear the search' }));
    expect(await screen.findByRole('link', { name: /Permit ready/ })).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('makes a label', async () => {
    open('/app/mail/all');
    await userEvent.click(await screen.findByRole('button', { name: 'Add label' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    expect(screen.getByText('Give the label a name.')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Permits{Enter}');
    expect(await screen.findByRole('link', { name: /Permits/ })).toBeVisible();
  });

  it('keeps what is typed as a draft and refuses to send without a real address', async () => {
    open('/app/mail/all', []);
    await userEvent.click(screen.getByRole('button', { name: 'Compose' }));
    const window = await screen.findByRole('region', { name: 'New mail' });
    await userEvent.click(within(window).getByRole('button', { name: 'Send' }));
    expect(await within(window).findByText('Add at least one recipient.')).toBeVisible();
    await userEvent.type(within(window).getByRole('combobox', { name: 'To' }), 'june@{Enter}');
    expect(await within(window).findByText('“june@” is not an e-mail address.')).toBeVisible();
    await userEvent.type(within(window).getByRole('textbox', { name: 'Subject' }), 'Your roof');
    expect(await within(window).findByText('Draft kept', {}, { timeout: 3_000 })).toBeVisible();
    await userEvent.click(within(window).getByRole('button', { name: 'Close and keep the draft' }));
    expect(await screen.findByRole('link', { name: /Your roof/ })).toBeVisible();
  });

  it('keeps hidden recipients with the draft', async () => {
    open('/app/mail/all', []);
    await userEvent.click(screen.getByRole('button', { name: 'Compose' }));
    const window = within(await screen.findByRole('region', { name: 'New mail' }));
    await userEvent.click(window.getByRole('button', { name: 'Bcc' }));
    // Typed at once: elsewhere the letters are shortcuts.
    await userEvent.keyboard('june@example.com{Enter}');
    expect(await window.findByText('Draft kept', {}, { timeout: 3_000 })).toBeVisible();
    await userEvent.click(window.getByRole('button', { name: 'Close and keep the draft' }));
    await userEvent.click(await screen.findByRole('link', { name: /june@example.com/ }));
    const reader = within(await screen.findByRole('region', { name: 'Opened mail' }));
    await userEvent.click(await reader.findByRole('button', { name: 'Continue writing' }));
    const again = within(await screen.findByRole('region', { name: 'New mail' }));
    expect(again.getByText('june@example.com')).toBeVisible();
    expect(again.getByRole('combobox', { name: 'Bcc' })).toBeVisible();
  });

  it('takes a coworker by the whole name', async () => {
    const roster = makeRoster({
      owner: viewer.owner,
      people: [
        { ...makeRoster({}).people[0], uid: 'priya', name: 'Priya Shah', firstName: 'Priya' },
        { ...makeRoster({}).people[0], uid: 'pat', name: 'Patrick O’Brien' },
      ],
    } as Parameters<typeof makeRoster>[0]);
    open('/app/mail/all', [], { Rosters: [roster] });
    await userEvent.click(screen.getByRole('button', { name: 'Compose' }));
    const window = within(await screen.findByRole('region', { name: 'New mail' }));
    const to = window.getByRole('combobox', { name: 'To' });
    await userEvent.type(to, 'obrien');
    expect(await screen.findByRole('option', { name: /Patrick O’Brien/ })).toBeVisible();
    await userEvent.clear(to);
    await userEvent.type(to, 'priya shah');
    await screen.findByRole('option', { name: /Priya Shah/ });
    await userEvent.keyboard('{Enter}');
    expect(window.getByText('Priya Shah')).toBeVisible();
    expect(window.queryByText(/is not an e-mail address/)).not.toBeInTheDocument();
  });

  it('takes the highlighted one of several with Enter', async () => {
    const people = ['Marcus Reed', 'Marcia Bell'].map((name) => ({
      ...makeRoster({}).people[0],
      uid: name.toLowerCase(),
      name,
    }));
    const roster = makeRoster({ owner: viewer.owner, people } as Parameters<typeof makeRoster>[0]);
    open('/app/mail/all', [], { Rosters: [roster] });
    await userEvent.click(screen.getByRole('button', { name: 'Compose' }));
    const window = within(await screen.findByRole('region', { name: 'New mail' }));
    const to = window.getByRole('combobox', { name: 'To' });
    await userEvent.type(to, 'marc');
    await screen.findByRole('option', { name: /Marcia Bell/ });
    expect(screen.getAllByRole('option')[0]).toHaveTextContent('Marcus Reed');
    await userEvent.keyboard('{Enter}');
    expect(window.getByText('Marcus Reed')).toBeVisible();
    await userEvent.type(to, 'marc');
    await screen.findByRole('option', { name: /Marcia Bell/ });
    await userEvent.keyboard('{Enter}');
    expect(window.getByText('Marcia Bell')).toBeVisible();
    expect(window.queryByText(/is not an e-mail address/)).not.toBeInTheDocument();
  });

  it('takes none of several that come after Enter', async () => {
    const ann = { owner: viewer.owner, email: 'ann@berg.example' };
    const Customers = ['Ann Berg', 'Anna Lund'].map((name) => makeCustomer({ ...ann, uuid: name, name }));
    open('/app/mail/all', [], { Customers });
    await userEvent.click(screen.getByRole('button', { name: 'Compose' }));
    const window = within(await screen.findByRole('region', { name: 'New mail' }));
    const to = window.getByRole('combobox', { name: 'To' });
    await userEvent.type(to, 'ann{Enter}{ArrowDown}');
    expect(await screen.findByRole('option', { name: /Anna Lund/ })).toBeVisible();
    expect(to).toHaveValue('ann');
    expect(window.queryByText(/is not an e-mail address/)).not.toBeInTheDocument();
  });

  it('offers clients by name, who are then what the mail is about', async () => {
    const ann = makeCustomer({
      owner: viewer.owner,
      uuid: 'c1',
      name: 'Ann Berg',
      email: 'ann@berg.example',
    });
    open('/app/mail/all', [], { Customers: [ann] });
    await userEvent.click(screen.getByRole('button', { name: 'Compose' }));
    const window = within(await screen.findByRole('region', { name: 'New mail' }));
    await userEvent.type(window.getByRole('combobox', { name: 'To' }), 'berg');
    await userEvent.click(await screen.findByRole('option', { name: /Ann Berg/ }));
    expect(await window.findByText('About Ann Berg: shows in its history')).toBeVisible();
  });

  it('takes the one client with a name, also when Enter comes before the suggestion', async () => {
    const ann = makeCustomer({
      owner: viewer.owner,
      uuid: 'c1',
      name: 'Ann Berg',
      email: 'ann@berg.example',
    });
    open('/app/mail/all', [], { Customers: [ann] });
    await userEvent.click(screen.getByRole('button', { name: 'Compose' }));
    const window = within(await screen.findByRole('region', { name: 'New mail' }));
    await userEvent.type(window.getByRole('combobox', { name: 'To' }), 'ann{Enter}');
    expect(await window.findByText('About Ann Berg: shows in its history')).toBeVisible();
    expect(window.queryByText(/is not an e-mail address/)).not.toBeInTheDocument();
  });

  it('says before sending that an address outside is refused, and keeps the mail', async () => {
    const to = [{ uid: '', name: '', address: 'ann@berg.example' }];
    const { stored } = open('/app/mail/drafts/d1', [mail({ uuid: 'd1', to })], {}, 'No customer has it.');
    await userEvent.click(await screen.findByRole('button', { name: 'Continue writing' }));
    const window = within(await screen.findByRole('region', { name: 'New mail' }));
    expect(await window.findByText('No customer has it.')).toBeVisible();
    await userEvent.click(window.getByRole('button', { name: 'Send' }));
    expect(window.getByText('No customer has it.')).toBeVisible();
    expect(stored('d1')).toMatchObject({ state: 'draft' });
  });

  it('opens the window again when a sent mail is taken back, and shows the files of a draft', async () => {
    const to = [{ uid: '', name: '', address: 'ann@berg.example' }];
    const file = { owner: viewer.owner, noun: 'mail', assignees: [viewer.uid], createdBy: viewer.uid };
    const Files = [
      { ...file, uuid: 'f1', recordId: 'd1', state: 'ready', name: 'Plan.pdf', type: 'application/pdf' },
    ];
    open('/app/mail/drafts/d1', [mail({ uuid: 'd1', to, subject: 'Colours' })], { Files });
    const reader = within(await screen.findByRole('region', { name: 'Opened mail' }));
    expect(await reader.findByText('Plan.pdf')).toBeVisible();
    await userEvent.click(await reader.findByRole('button', { name: 'Continue writing' }));
    const window = await screen.findByRole('region', { name: 'New mail' });
    await userEvent.click(within(window).getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'New mail' })).not.toBeInTheDocument());
    await userEvent.click(await reader.findByRole('button', { name: 'Do not send yet' }));
    const again = within(await screen.findByRole('region', { name: 'New mail' }));
    expect(again.getByRole('textbox', { name: 'Subject' })).toHaveValue('Colours');
  });

  it('answers a mail in its conversation', async () => {
    open('/app/mail/inbox/m1');
    await userEvent.click(await screen.findByRole('button', { name: 'Reply' }));
    const window = await screen.findByRole('region', { name: 'New mail' });
    expect(within(window).getByRole('textbox', { name: 'Subject' })).toHaveValue('Re: Permit ready');
    expect(within(window).getByText('Omar Haddad')).toBeVisible();
  });

  it('begins a mail about a record, to its client, and ties another to a record that is found', async () => {
    const person = userEvent.setup();
    const tracker = makeTracker({
      ...work,
      uuid: 't1',
      title: 'Full replacement',
      email: 'ann@berg.example',
    });
    open('/app/mail/all?tracker=t1', MAILS, { Trackers: [{ ...tracker, ...foundBy(tracker) }] });
    const first = within(await screen.findByRole('region', { name: 'New mail' }));
    expect(first.getByText('Ann Berg')).toBeVisible();
    expect(first.getByRole('textbox', { name: 'Subject' })).toHaveValue('Full replacement');
    const tie = first.getByText('About Full replacement: shows in its history');
    await person.click(within(tie.parentElement ?? tie).getByTestId('CancelIcon'));
    await person.type(first.getByRole('combobox', { name: 'About a customer, tracker or job' }), 'T-7');
    await person.click(await screen.findByRole('option', { name: /Full replacement/ }));
    expect(first.getByText('About Full replacement: shows in its history')).toBeVisible();
  });

  it('takes a file into a mail, and shows the files of one that came', async () => {
    const person = userEvent.setup();
    const came = got({
      uuid: 'm3',
      subject: 'Contract',
      messageId: 'msg',
      fileCount: 1,
      body: '<p>Signed.</p>',
    });
    const file = {
      owner: viewer.owner,
      noun: 'mail',
      assignees: [viewer.uid],
      state: 'ready',
      type: 'application/pdf',
    };
    const Files = [{ ...file, uuid: 'f1', recordId: 'msg', name: 'Contract.pdf', createdBy: 'omar' }];
    const { store } = open('/app/mail/inbox/m3', [came], { Files });
    expect(await screen.findByText('Contract.pdf')).toBeVisible();
    await person.keyboard('m');
    const written = within(await screen.findByRole('region', { name: 'New mail' }));
    await person.upload(
      written.getByLabelText('Photos or files to add'),
      new File(['notes'], 'Notes.txt', { type: 'text/plain' }),
    );
    expect(await written.findByText('Notes.txt')).toBeVisible();
    await waitFor(() =>
      expect([...store.server.rows('Files').values()].map(({ data }) => data['name'])).toContain('Notes.txt'),
    );
    await waitFor(() => expect(store.server.rows('Mail').size).toBe(2));
  });

  it('passes the files of a mail on with it', async () => {
    const person = userEvent.setup();
    const came = got({ uuid: 'm3', subject: 'Contract', messageId: 'msg', fileCount: 1 });
    const file = {
      ...{ owner: viewer.owner, noun: 'mail', assignees: [viewer.uid], state: 'ready', createdBy: 'omar' },
      ...{ uuid: 'f1', recordId: 'msg', name: 'Contract.pdf', type: 'application/pdf', chunks: 1 },
    };
    const { store } = open('/app/mail/inbox/m3', [came], { Files: [file] });
    await store.commit([
      { kind: 'create', ref: { collection: 'Files/f1/Chunks', id: '0' }, data: { content: btoa('signed') } },
    ]);
    await person.click(await screen.findByRole('button', { name: 'Forward' }));
    const written = within(await screen.findByRole('region', { name: 'New mail' }));
    expect(await written.findByText('Contract.pdf')).toBeVisible();
    await waitFor(() =>
      expect([...store.server.rows('Files').values()].map(({ data }) => data)).toMatchObject([
        { recordId: 'msg' },
        { recordId: expect.not.stringMatching('msg') as unknown, name: 'Contract.pdf', size: 6 },
      ]),
    );
  });

  it('says so when the files of a forwarded mail are not there any more', async () => {
    const person = userEvent.setup();
    const came = got({ uuid: 'm3', subject: 'Contract', messageId: 'msg', fileCount: 1 });
    const file = {
      ...{ owner: viewer.owner, noun: 'mail', assignees: [viewer.uid], state: 'ready', createdBy: 'omar' },
      ...{ uuid: 'f1', recordId: 'msg', name: 'Contract.pdf', type: 'application/pdf', chunks: 1 },
    };
    open('/app/mail/inbox/m3', [came], { Files: [file] });
    await person.click(await screen.findByRole('button', { name: 'Forward' }));
    expect(await screen.findByText(/The files of the forwarded mail were not added\./)).toBeVisible();
  });
});
