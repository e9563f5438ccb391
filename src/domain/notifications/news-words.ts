import type { ImportRun } from '../import/import-run';
import { capitalised } from '../core/spelling';
import type { Job } from '../jobs/job';
import type { Visit } from '../jobs/visit';
import { paths } from '../navigation/paths';
import { titleOf } from '../nouns/define-noun';
import type { Noun } from '../nouns/define-noun';
import type { Task } from '../tasks/task';

/** What a notification says, and the path in the app it leads to. */
export type NewsWords = { readonly title: string; readonly text?: string; readonly link?: string };

/** One event's words, and those of several alike. */
export type EventWords = { readonly words: NewsWords; readonly joined: (count: number) => NewsWords };

/** The person who did it, by name where there is one. */
export const actor = (by: string) => by || 'A coworker';

/** The parts that are there, in one line. */
export const inOneLine = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ');

/** A record was assigned; `by` is the name of the person who did it. */
export function assignedWords(noun: Noun, record: object, link: string, by: string): EventWords {
  const customer: unknown = Reflect.get(record, 'customerName');
  const about = typeof customer === 'string' && customer !== '' ? `, ${customer}` : '';
  return {
    words: {
      title: `${actor(by)} assigned ${titleOf(noun, record) || noun.words.this} to you`,
      text: `${capitalised(noun.words.one)}${about}`,
      link,
    },
    joined: (count) => ({
      title: `${actor(by)} assigned ${count} ${noun.words.many} to you`,
      link: noun.list,
    }),
  };
}

/** An appointment was moved to `when`, already in words; '' when it was taken out. */
export function appointmentWords(customer: string, when: string, link: string, by: string): EventWords {
  return {
    words: {
      title: `${actor(by)} ${when === '' ? 'took out' : 'moved'} the appointment with ${customer}`,
      text: when === '' ? 'It has no time any more.' : `Now ${when}`,
      link,
    },
    joined: (count) => ({ title: `${actor(by)} moved ${count} appointments`, link: paths.customerCalendar }),
  };
}

/** A visit was moved to `when`, already in words; '' when it was cancelled. */
export function visitWords(
  visit: Pick<Visit, 'title' | 'customerName' | 'jobId'>,
  when: string,
  by: string,
): EventWords {
  return {
    words: {
      title: `${actor(by)} ${when === '' ? 'cancelled' : 'moved'} the visit ${visit.title}`,
      text: inOneLine(when === '' ? '' : `Now ${when}`, visit.customerName),
      link: paths.job(visit.jobId),
    },
    joined: (count) => ({ title: `${actor(by)} moved ${count} visits`, link: paths.jobsCalendar }),
  };
}

/** A person is on a visit's crew no more; `when` it is, in words already. */
export function takenOffWords(
  { title, customerName }: Pick<Visit, 'title' | 'customerName'>,
  when: string,
  by: string,
): EventWords {
  return {
    words: {
      title: `${actor(by)} took you off the visit ${title}`,
      text: inOneLine(when, customerName),
      link: paths.today,
    },
    joined: (count) => ({ title: `${actor(by)} took you off ${count} visits`, link: paths.today }),
  };
}

/** A crew reported why work cannot go on. */
export function problemWords(job: Pick<Job, 'title' | 'problem'>, link: string, by: string): NewsWords {
  return { title: `${actor(by)} reports a problem at ${job.title}`, text: job.problem, link };
}

/** A task's people wanted to be reminded of it; `when` it is due is in words already, '' for no day. */
export function reminderWords(
  { uuid, title, recordTitle }: Pick<Task, 'uuid' | 'title' | 'recordTitle'>,
  when: string,
): NewsWords {
  return {
    title: `Reminder: ${title}`,
    text: inOneLine(when === '' ? '' : `Due ${when}`, recordTitle),
    link: paths.task(uuid),
  };
}

/** A client wrote on their tracking page. */
export function clientWroteWords(client: string, body: string, trackerId: string): EventWords {
  const link = paths.tracker(trackerId);
  return {
    words: { title: `${client} wrote to you`, text: body, link },
    joined: (count) => ({ title: `${count} messages from ${client}`, text: body, link }),
  };
}

/** A client opened their tracking page. */
export function clientOpenedWords(client: string, tracker: string, trackerId: string): NewsWords {
  return { title: `${client} opened their page`, text: tracker, link: paths.tracker(trackerId) };
}

/** A person asks to connect, or accepted the reader's request. */
export function connectionWords(name: string, message: string, isAccepted: boolean): NewsWords {
  return {
    title: isAccepted ? `${name} is connected with you now` : `${name} asks to connect`,
    text: message,
    link: paths.myNetwork,
  };
}

/** An invited person joined the company. */
export function joinedCompanyWords(name: string, jobRole: string, company: string): NewsWords {
  return {
    title: `${name} joined ${company}`,
    text: jobRole === '' ? 'The invitation was accepted.' : `Invited as ${jobRole}`,
    link: paths.manageEmployees,
  };
}

/** An import has ended. */
export function importWords(
  run: Pick<ImportRun, 'noun' | 'fileName' | 'created' | 'changed' | 'skipped'>,
): NewsWords {
  const parts = [`${run.created} added`, `${run.changed} changed`, `${run.skipped} skipped`];
  return {
    title: `The import of ${run.fileName || 'your file'} is done`,
    text: parts.join(', '),
    link: run.noun === 'job' ? paths.jobs : paths.customers,
  };
}
