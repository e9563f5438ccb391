import { expect, it } from 'vitest';
import { invitationMail } from './invitation-mail';

const mail = {
  to: 'kim@example.com',
  company: 'Slate & Sons',
  inviter: 'Noor Adler',
  link: 'https://joblane.example/employee/abc',
  until: 'December 6, 2026',
  hasAccount: false,
};

it('names the inviter, the action and the deadline in text and HTML', () => {
  const { to, message } = invitationMail(mail);
  expect(to).toEqual(['kim@example.com']);
  expect(message.subject).toBe('Noor Adler invites you to Slate & Sons');
  for (const part of ['Choose a password', mail.link, mail.until]) {
    expect(message.text).toContain(part);
    expect(message.html).toContain(part);
  }
  expect(message.html).toContain('Slate &amp; Sons');
  expect(invitationMail({ ...mail, hasAccount: true }).message.text).toContain('You have an account already');
});

it('escapes user text against markup and extra headers', () => {
  const { message } = invitationMail({
    ...mail,
    company: 'Best\r\nBcc: all@example.com',
    inviter: `<img src=x onerror="alert('1')">`,
    link: 'https://joblane.example/"><script>',
  });
  expect(message.subject).not.toMatch(/[\r\n]/);
  expect(message.html).not.toMatch(/<img|<script|onerror="/);
  expect(message.html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;');
});
