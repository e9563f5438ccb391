import { addressIn, hasSeveralAddresses, ONE_ADDRESS } from '@/domain/format/email';
import { EMAIL_TYPING } from '../../ui/text/email-typing';
import { TextInput } from './text-input';
import type { TextInputProps } from './text-input';

export type EmailInputProps = Omit<TextInputProps, 'type' | 'value' | 'onChange' | 'inputProps'> & {
  value: string;
  onType: (text: string) => void;
};

/**
 * The input of every single e-mail address. Of an address with a name, as mail programs copy it, it takes the address;
 * several addresses stay in the field with a sentence.
 */
export function EmailInput({ value, onType, onBlur, error, errorId, ...input }: EmailInputProps) {
  const isWrong = (error ?? errorId) !== undefined;
  return (
    <TextInput
      {...input}
      inputProps={EMAIL_TYPING}
      value={value}
      error={isWrong && hasSeveralAddresses(value) ? ONE_ADDRESS : error}
      errorId={errorId}
      onChange={({ target }) => onType(target.value.endsWith('>') ? addressIn(target.value) : target.value)}
      onBlur={(event) => {
        onBlur?.(event);
        // Last, because Formik validates the values of the last render.
        if (addressIn(value) !== value) onType(addressIn(value));
      }}
    />
  );
}
