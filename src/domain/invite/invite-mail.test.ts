import { expect, it } from 'vitest';
import { inviteMail } from './invite-mail';

it('tells how to schedule the onboarding and how to begin without it', () => {
  const mail = inviteMail({ to: 'ray@x.example', register: 'https://app.example/register' });
  expect(mail.to).toEqual(['ray@x.example']);
  expect(mail.message.subject).toBe('You are on the invite list of Joblane');
  expect(mail.message.text).toContain('help@joblane.app');
  expect(mail.message.html).toContain('<a href="https://app.example/register">');
});
