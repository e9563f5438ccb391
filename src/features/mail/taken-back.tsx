import { useEffect, useEffectEvent, useRef } from 'react';
import { mailCall } from '@/api/contract/mail';
import type { MailMessage } from '@/api/contract/mail';
import { useCall } from '@/api/use-call';

export type TakenBackProps = {
  /** A mail that has just been sent. */
  readonly mailId: string;
  readonly onTakenBack: (mail: MailMessage) => void;
  /** It is on its way and cannot be taken back any more. */
  readonly onGone: () => void;
};

/** Follows a sent mail until it is on its way, and tells when Undo makes it a draft again. Shows nothing. */
export function TakenBack({ mailId, onTakenBack, onGone }: TakenBackProps) {
  const mail = useCall(mailCall, { mailId }).data?.mail;
  const wasSending = useRef(false);
  const tell = useEffectEvent(onTakenBack);
  useEffect(() => {
    if (mail?.state === 'sending') wasSending.current = true;
    else if (mail && wasSending.current) {
      if (mail.state === 'draft') tell(mail);
      onGone();
    }
  }, [mail, onGone]);
  return null;
}
