import { ERROR_SENTENCES } from '@/domain/core/errors';

import { useFormat } from '../../format/format-context';
import { formatHomePhone } from '../../format/home-phone';
import { readPhone } from '../../format/use-phone-rules';
import { PhoneText } from '../text/phone-text';
import { EditableFact, type EditableFactProps } from './editable-fact';

export type PhoneFactProps = Pick<EditableFactProps, 'label' | 'disabled'> & {
  /** As stored: "+18175550112". */
  phone: string;
  onSave: (phone: string) => void;
};

/** A phone number edited in place; the rules of other countries (36 kB) load for a number not written as at home. */
export function PhoneFact({ label, phone, disabled = false, onSave }: PhoneFactProps) {
  const { country } = useFormat();
  const read = async (text: string) => (text === '' ? '' : readPhone(text, country));
  return (
    <EditableFact
      label={label}
      type="tel"
      value={formatHomePhone(phone, country) ?? phone}
      display={phone && <PhoneText phone={phone} />}
      validate={async (text) => {
        try {
          return (await read(text)) === null ? ERROR_SENTENCES['invalid-phone'] : null;
        } catch {
          return ERROR_SENTENCES.network;
        }
      }}
      disabled={disabled}
      onSave={async (text) => onSave((await read(text)) ?? text)}
    />
  );
}
