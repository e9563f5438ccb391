import { messageHref, phoneHref } from '@/domain/format/phone';
import Mail from 'lucide-react/icons/mail';
import MessageSquare from 'lucide-react/icons/message-square';
import Navigation from 'lucide-react/icons/navigation';
import Phone from 'lucide-react/icons/phone';

import { routeHref } from '../../format/address';
import { ReachBar } from './reach-bar';

export type ContactBarProps = {
  readonly phone: string;
  readonly email?: string;
  readonly address: string;
};

/** The ways to reach a customer: call, text, e-mail, route. Unknown ones are disabled. */
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
