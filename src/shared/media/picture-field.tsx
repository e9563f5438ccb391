import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, useRef, useState } from 'react';

import { PersonAvatar } from '../ui/text/person-avatar';
import { shrinkPicture } from './shrink-picture';

export type PictureFieldProps = {
  label: string;
  /** A data URL or address; empty for none. */
  value: string;
  /** The initial shown without a picture. */
  name: string;
  onChange: (dataUrl: string) => void;
  /** Takes and shows the picture as a whole, as wide as it is; otherwise its square middle. */
  isWhole?: boolean;
  disabled?: boolean;
};

const ACCEPTED = 'image/png, image/jpeg, image/webp, image/gif';

/** Longest side of a whole picture in pixels: a wide one stays readable. */
const WHOLE_SIDE = 360;

/** Chooses a small picture of a person, or a company's logo; the browser shrinks it. */
export function PictureField(props: PictureFieldProps) {
  const { label, value, name, onChange, isWhole = false, disabled = false } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isWorking, setIsWorking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const id = useId();

  const take = async (file: File) => {
    setIsWorking(true);
    setError(null);
    try {
      onChange(await shrinkPicture(file, isWhole ? { isWhole, side: WHOLE_SIDE } : {}));
    } catch {
      setError('This file cannot be read as a picture. Choose a JPEG or PNG file.');
    } finally {
      setIsWorking(false);
    }
  };

  return (
    <Box role="group" aria-labelledby={`${id}-label`}>
      <Box id={`${id}-label`} sx={{ mb: '6px', fontWeight: 500 }}>
        {label}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        {isWhole && value !== '' ? (
          <Box
            component="img"
            src={value}
            alt={label}
            sx={{ height: 64, maxWidth: 200, borderRadius: '10px', objectFit: 'contain' }}
          />
        ) : (
          <PersonAvatar name={name} picture={value} size={64} />
        )}
        <Button variant="outlined" disabled={disabled || isWorking} onClick={() => input.current?.click()}>
          {value === '' ? 'Choose a picture' : 'Change'}
        </Button>
        {value !== '' && (
          <Button variant="text" color="error" disabled={disabled || isWorking} onClick={() => onChange('')}>
            Remove
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept={ACCEPTED}
          aria-label={`${label}: choose a file`}
          tabIndex={-1}
          className="visually-hidden"
          onChange={(event) => {
            const file = event.target.files?.[0];
            // Choosing the same file again must count as a change.
            event.target.value = '';
            if (file) void take(file);
          }}
        />
      </Box>
      {error !== null && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
