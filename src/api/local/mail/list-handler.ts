import { maxLength, pipe, strictObject, string } from 'valibot';
import type { TypedQuery } from '@/data/core/query';
import { MAIL_PAGE, mailsFound, mailsIn } from '@/data/mail/mail-queries';
import type { Viewer } from '@/domain/access/viewer';
import { instant } from '@/domain/core/value';
import { isMailFound } from '@/domain/mail/mail-find';
import { isSystemLabel, ownList } from '@/domain/mail/mail-lists';
import type { Mail } from '@/domain/mail/mail';
import { mailsCall } from '../../contract/mail';
import type { MailsFilter } from '../../contract/mail';
import { handle, missing } from '../handler';
import type { LocalContext } from '../handler';
import { absent } from '../inputs/absent';
import { cursorInput } from '../inputs/time-input';
import { knownLabel } from './label-handlers';
import { answerMail } from './mail-answers';

function listOf({ systemLabel, customLabel }: MailsFilter): string {
  if (customLabel !== undefined) return ownList(customLabel);
  const label = systemLabel ?? 'inbox';
  if (!isSystemLabel(label)) throw missing('There is no such list of mails.');
  return label;
}

function firstPage(viewer: Viewer, filter: MailsFilter): TypedQuery<Mail> {
  return (filter.query ? mailsFound(viewer, filter.query) : null) ?? mailsIn(viewer, listOf(filter));
}

/** Rows fetched beyond a page, for mails of the same moment at its edge. */
const EDGE = 5;

type Page = { readonly mails: readonly Mail[]; readonly next: Place | null };
type Place = { readonly before: number; readonly beforeId: string };

async function readPage(context: LocalContext, filter: MailsFilter): Promise<readonly Mail[]> {
  const first = firstPage(context.viewer, filter);
  const { before, beforeId = '' } = filter;
  if (before === undefined) return context.read(first);
  const { spec, decode } = first;
  const rest = await context.readOnce({
    decode,
    spec: {
      ...spec,
      where: [...spec.where, { field: 'sentAt', op: '<=', value: instant(before) }],
      limit: MAIL_PAGE + EDGE,
    },
  });
  return rest.filter((mail) => mail.sentAt < before || mail.uuid < beforeId).slice(0, MAIL_PAGE);
}

/** Pages of a search that are looked through before a page without a hit is answered. */
const MOST_EMPTY = 8;

/** The mails of a page that the filter shows. A search goes on until it has found something. */
async function pageOf(context: LocalContext, filter: MailsFilter, looked = 1): Promise<Page> {
  const { query } = filter;
  const list = listOf(filter);
  const page = await readPage(context, filter);
  const found = (mail: Mail) => !query || (mail.lists.includes(list) && isMailFound(query, mail));
  const mails = page.filter(found);
  const last = page.length >= MAIL_PAGE ? page.at(-1) : undefined;
  const next = last ? { before: last.sentAt, beforeId: last.uuid } : null;
  if (next === null || mails.length > 0 || looked >= MOST_EMPTY) return { mails, next };
  const further = await pageOf(context, { ...filter, ...next }, looked + 1).catch(() => null);
  // Without a connection the person goes on from here.
  return further ?? { mails, next };
}

/** The answer to `GET /mail/mails`. */
export const mailsHandler = handle(mailsCall, {
  input: strictObject({
    systemLabel: absent(string()),
    customLabel: absent(string()),
    query: absent(pipe(string(), maxLength(200))),
    before: absent(cursorInput),
    beforeId: absent(string()),
    mailId: absent(string()),
  }),
  watches: async (context, asked) => [firstPage(context.viewer, await filterOf(context, asked))],
  run: async (context, asked) => {
    const page = await pageOf(context, await filterOf(context, asked));
    return { mails: page.mails.map((mail) => answerMail(mail, context.user)), next: page.next };
  },
});

/** The filter with its own label by id. @throws 404 */
async function filterOf(
  context: Pick<LocalContext, 'viewer' | 'read'>,
  asked: MailsFilter,
): Promise<MailsFilter> {
  const { customLabel } = asked;
  return customLabel === undefined
    ? asked
    : { ...asked, customLabel: (await knownLabel(context, customLabel)).uuid };
}
