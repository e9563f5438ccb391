import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';

import { MAX_DRAWN_SIGNATURE } from '@/domain/estimates/answers/decision';
import { TYPED_SIGNATURE } from '@/domain/jobs/signature';
import { TextInput } from '@/shared/forms/fields/text-input';
import { formatDateTime } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { SignaturePad } from '@/shared/signature/signature-pad';

const MAX_SIGNER = 170;

/** A name and a drawn path under a consent sentence. */
export type Signing = { readonly name: string; readonly signature: string };

export type SignFormProps = {
  readonly value: Signing;
  readonly onChange: (changes: Partial<Signing>) => void;
  /** Names version, total and business: a changed one has to be agreed to anew. */
  readonly consent: string;
  /** Of the button: "Approve $17,250.60". */
  readonly action: string;
  readonly isSending: boolean;
  /** Why it was not taken, as a sentence. */
  readonly problem: string | null;
  readonly onSign: (signing: Signing) => void;
  readonly now: number;
};

/** Typed name, drawn signature and consent; says what is missing on a press, and gives back only a complete signing. */
export function SignForm(props: SignFormProps) {
  const { value, onChange, consent, action, isSending, problem, onSign, now } = props;
  const formats = useFormat();
  const [agreedTo, setAgreedTo] = useState('');
  const [wasPressed, setPressed] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const hasAgreed = agreedTo === consent;
  const name = value.name.trim();
  const missing = {
    name: name === '' ? 'Type your full name.' : undefined,
    signature: value.signature === '' ? 'Your signature is missing. Draw it in the box.' : undefined,
    consent: hasAgreed ? undefined : 'Tick the box if you accept.',
  };
  const problems = Object.values(missing).filter((one) => one !== undefined);
  const isTyped = value.signature === TYPED_SIGNATURE;
  const sign = () => {
    if (isSending) return;
    setPressed(true);
    if (problems.length === 0) onSign({ name, signature: value.signature });
    else if (missing.name !== undefined) nameField.current?.focus();
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        sign();
      }}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
    >
      <TextInput
        name="name"
        label="Your full name"
        autoComplete="name"
        value={value.name}
        onChange={(event) => onChange({ name: event.target.value })}
        error={wasPressed ? missing.name : undefined}
        inputRef={nameField}
        inputProps={{ maxLength: MAX_SIGNER, dir: 'auto' }}
      />
      <div>
        <SignaturePad
          label="Your signature"
          maxLength={MAX_DRAWN_SIGNATURE}
          value={value.signature}
          onChange={(signature) => onChange({ signature })}
          below={[isTyped ? `Signed as typed: ${name}` : name, formatDateTime(now, formats, now)]
            .filter(Boolean)
            .join(', ')}
          error={wasPressed ? missing.signature : undefined}
        />
        {value.signature === '' && (
          <Button variant="text" onClick={() => onChange({ signature: TYPED_SIGNATURE })} sx={typedButton}>
            I cannot draw: use my typed name
          </Button>
        )}
      </div>
      <FormControlLabel
        sx={{ alignItems: 'flex-start', mr: 0 }}
        control={
          <Checkbox
            checked={hasAgreed}
            onChange={(_, isOn) => setAgreedTo(isOn ? consent : '')}
            sx={{ pt: 0 }}
          />
        }
        label={<span dir="auto">{consent}</span>}
      />
      {wasPressed && problems.length > 0 && <Alert severity="error">{problems.join(' ')}</Alert>}
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      <Button
        type="submit"
        variant="contained"
        size="large"
        loading={isSending}
        className="tn"
        sx={{ height: 'auto', minHeight: 48 }}
      >
        {action}
      </Button>
      <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        Your name, your signature, the time, your device’s address and this version are kept as proof.
      </Typography>
    </Box>
  );
}

/** At large text its words go on below each other. */
const typedButton = {
  height: 'auto',
  minHeight: 44,
  px: 0,
  whiteSpace: 'normal',
  textAlign: 'left',
} as const;
