import { Fragment } from 'react';

export type MailTextProps = { readonly address: string };

/** An e-mail address that may break after its @ or before a dot. */
export function MailText({ address }: MailTextProps) {
  return (
    <span style={{ overflowWrap: 'anywhere' }}>
      {address.split(/(?<=@)|(?=\.)/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
