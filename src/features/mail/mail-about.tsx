import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { MailContent } from '@/api/contract/mail';
import { customerRef } from '@/data/customers/customers';
import { jobRef } from '@/data/jobs/jobs';
import { useLiveRecord } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { trackerRef } from '@/data/trackers/trackers';
import { may } from '@/domain/access/viewer';
import { LINKED_NOUNS } from '@/domain/core/noun-names';
import type { LinkedNoun } from '@/domain/core/noun-names';
import { useStableHandler } from '@/shared/ui/hooks/use-stable-handler';

type About = Pick<MailContent, 'to' | 'subject' | 'record'>;

export type MailAboutProps = { readonly onKnown: (about: About) => void };

/** Begins a mail about the record in the address (`?customer=…`, `?tracker=…`, `?job=…`), to its client. */
export function MailAbout({ onKnown }: MailAboutProps) {
  const [address, setAddress] = useSearchParams();
  const viewer = useViewer();
  const asked = (noun: LinkedNoun) => address.get(noun) ?? '';
  const tracker = useLiveRecord(asked('tracker') ? trackerRef(asked('tracker')) : null);
  const job = useLiveRecord(asked('job') ? jobRef(asked('job')) : null);
  const customerId = asked('customer') || (job.record?.customerId ?? '');
  const customer = useLiveRecord(
    customerId && may(viewer, 'customers:view') ? customerRef(customerId) : null,
  );
  const isAsked = LINKED_NOUNS.some((noun) => address.has(noun));
  const isKnown = [tracker, job, customer].every(({ status }) => status !== 'loading');
  const begin = useStableHandler(() => {
    const client = tracker.record
      ? { name: tracker.record.customerName, email: tracker.record.email }
      : { name: customer.record?.name ?? '', email: customer.record?.email ?? '' };
    const work = tracker.record
      ? { noun: 'tracker' as const, ...tracker.record }
      : job.record && { noun: 'job' as const, ...job.record };
    const whole = customer.record && {
      noun: 'customer' as const,
      uuid: customer.record.uuid,
      title: client.name,
    };
    const record = work ?? whole;
    onKnown({
      to: client.email === '' ? [] : [{ uid: '', ...client }],
      subject: work?.title ?? '',
      record: record && { noun: record.noun, id: record.uuid, title: record.title },
    });
    setAddress({}, { replace: true });
  });
  useEffect(() => {
    if (isAsked && isKnown) begin();
  }, [isAsked, isKnown, begin]);
  return null;
}
