import MessageSquare from 'lucide-react/icons/message-square';
import Navigation from 'lucide-react/icons/navigation';
import Phone from 'lucide-react/icons/phone';
import { messageHref, phoneHref } from '@/domain/format/phone';

import { routeHref } from '../../format/address';
import type { CardAction } from './record-card';

/** Call, text and route of a card, as far as phone and address ('' for none) are known. */
export function contactActions(phone: string, address: string): readonly CardAction[] {
  return [
    ...(phone
      ? [
          { label: 'Call', icon: Phone, href: phoneHref(phone) },
          { label: 'Text', icon: MessageSquare, href: messageHref(phone) },
        ]
      : []),
    ...(address ? [{ label: 'Route', icon: Navigation, href: routeHref(address) }] : []),
  ];
}
