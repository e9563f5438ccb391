import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Eraser from 'lucide-react/icons/eraser';
import { useId, useState } from 'react';
import type { PointerEvent, ReactNode } from 'react';
import { SIGNATURE_BOX, signaturePath, signaturePoint } from '@/domain/jobs/signature';
import type { Stroke } from '@/domain/jobs/signature';
import { Icon } from '../ui/text/icon';
import { SignatureLine } from './signature-picture';

export type SignaturePadProps = {
  readonly label: string;
  /** An SVG path; '' while nothing is drawn. */
  readonly value: string;
  readonly onChange: (path: string) => void;
  /** Most characters of the path. */
  readonly maxLength: number;
  /** Below the line, such as the signer's name and the time. */
  readonly below?: ReactNode;
  readonly error?: string | undefined;
};

/** A box to sign in with a finger or the mouse. */
export function SignaturePad({ label, value, onChange, maxLength, below, error }: SignaturePadProps) {
  /** The line under the pen, or null while it is lifted. */
  const [stroke, setStroke] = useState<Stroke | null>(null);
  const labelId = useId();
  const errorId = useId();
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return signaturePoint({ x: clientX - left, y: clientY - top }, { width, height });
  };
  const end = () => {
    if (stroke === null) return;
    setStroke(null);
    onChange(value + signaturePath([stroke], Math.max(0, maxLength - value.length)));
  };
  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 44 }}>
        <Box id={labelId} component="span" sx={{ fontWeight: 500 }}>
          {label}
        </Box>
        {value !== '' && (
          <Button variant="text" startIcon={<Icon of={Eraser} size={18} />} onClick={() => onChange('')}>
            Clear
          </Button>
        )}
      </Box>
      <Box
        role="img"
        aria-labelledby={labelId}
        {...(error !== undefined && { 'aria-describedby': errorId })}
        onPointerDown={(event) => {
          event.preventDefault();
          // The line goes on while the finger leaves the box.
          event.currentTarget.setPointerCapture(event.pointerId);
          setStroke([pointOf(event)]);
        }}
        onPointerMove={(event) => stroke && setStroke([...stroke, pointOf(event)])}
        onPointerUp={end}
        onPointerCancel={end}
        sx={{
          border: value === '' ? '1px solid' : '2px solid',
          borderColor: error === undefined ? (value === '' ? 'divider' : 'primary.main') : 'error.main',
          borderRadius: '10px',
          bgcolor: 'background.paper',
          color: 'text.primary',
          cursor: 'crosshair',
          // A finger draws here instead of scrolling.
          touchAction: 'none',
          userSelect: 'none',
        }}
      >
        <svg
          aria-hidden
          viewBox={`0 0 ${SIGNATURE_BOX.width} ${SIGNATURE_BOX.height}`}
          style={{ display: 'block', width: '100%' }}
        >
          <path d="M16 96H304" stroke="currentColor" strokeDasharray="3 3" opacity={0.5} />
          <SignatureLine path={value + (stroke ? signaturePath([stroke], maxLength) : '')} />
        </svg>
      </Box>
      {below !== undefined && below !== '' && (
        <Box dir="auto" sx={{ mt: 0.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {below}
        </Box>
      )}
      {error !== undefined && (
        <FormHelperText id={errorId} error>
          {error}
        </FormHelperText>
      )}
    </div>
  );
}
