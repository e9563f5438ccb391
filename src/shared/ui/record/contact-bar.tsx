import { messageHref, phoneHref } from '@/domain/format/phone';
import Mail from 'lucide-react/icons/mail';
import MessageSquare from 'lucide-react/icons/message-square';
import Navigation from 'lucide-react/icons/navigation';
import Phone from 'lucide-react/icons/phone';

import { routeHref } from '../../format/address';
import { ReachBar } from './reach-bar';

export type ContactBarProps = {
  /** Empty where it is not known. */
  readonly phone: string;
  /** Left out where nobody writes to them. */
  readonly email?: string;
  /** In one line. */
  readonly address: string;
};

/** The ways to a customer: call, text, e-mail, route. What is not known cannot be pressed. */
export function ContactBar({ phone, email, address }: ContactBarProps) {
  return (
    <ReachBar
      items={[
        { label: 'Call', icon: Phone, href: phoneHref(phone), disabled: phone === '' },
        { label: 'Text', icon: MessageSquare, href: messageHref(phone), disabled: phone === '' },
        ...(email === undefined
          ? []
          : [{ label: 'E-mail', icon: Mail, href: `mailto:${email}`, disabled: email === '' }]),
        { label: 'Route', icon: Navigation, href: routeHref(address), disabled: address === '' },
      ]}
    />
  );
}
