import Hash from 'lucide-react/icons/hash';
import MapPin from 'lucide-react/icons/map-pin';
import Tag from 'lucide-react/icons/tag';
import User from 'lucide-react/icons/user';
import { numberText } from '@/domain/core/record-number';
import { shortAddress } from '../../format/address';
import type { AddressParts } from '@/domain/format/postal-address';
import type { RecordFrameProps } from './record-frame';

type Work = AddressParts & {
  readonly number: number | null;
  readonly numberPrefix: string;
  readonly customerName?: string;
};

/** Number, type, customer and place of work, under its title; unknown ones are left out. */
export function workMeta(work: Work, type = ''): NonNullable<RecordFrameProps['meta']> {
  return [
    { icon: Hash, text: numberText(work) },
    { icon: Tag, text: type },
    { icon: User, text: work.customerName ?? '' },
    { icon: MapPin, text: shortAddress(work) },
  ].filter(({ text }) => text !== '');
}
