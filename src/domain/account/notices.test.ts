import { expect, it } from 'vitest';
import { noticeMail } from './notices';
import type { Notice } from './notices';

const APP = 'https://joblane.example';

it.each<[Notice, subject: string, path: string]>([
  [
    { kind: 'client-message', trackerId: 't1', title: 'Iris Vale, Repair' },
    'A client wrote: Iris Vale, Repair',
    '/app/management/trackers/t1',
  ],
  [
    { kind: 'job-assigned', jobId: 'j1', title: 'Tear off' },
    'Assigned to you: Tear off',
    '/app/management/jobs/j1',
  ],
  [{ kind: 'connection-request', name: 'Ada Weir' }, 'Ada Weir asks to connect', '/app/myNetwork'],
])('says what happened and links to it: %o', (notice, subject, path) => {
  const { to, message } = noticeMail(notice, 'sam@example.com', APP);
  expect(to).toEqual(['sam@example.com']);
  expect(message.subject).toBe(subject);
  expect(message.html).toContain(`<a href="${APP}${path}">`);
  for (const part of [`${APP}${path}`, `${APP}/app/account?tab=notifications`]) {
    expect(message.text).toContain(part);
  }
});

it('escapes user text against markup and extra headers', () => {
  const { message } = noticeMail({ kind: 'connection-request', name: 'A\r\nBcc: b@c.de <b>' }, 'x@y.zz', APP);
  expect(message.subject).toBe('A Bcc: b@c.de <b> asks to connect');
  expect(message.html).not.toContain('<b>');
});
