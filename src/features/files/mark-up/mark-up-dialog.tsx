import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import type { PointerEvent } from 'react';

import { markOfDrag, MAX_MARK_TEXT } from '@/domain/files/mark-up';
import type { Mark, MarkTool, Point } from '@/domain/files/mark-up';
import { useUnkept } from '@/shared/kept/unkept';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';
import { SegmentedControl } from '@/shared/ui/page/segmented-control';

import { drawMarks } from './draw-marks';

export type MarkUpDialogProps = {
  readonly name: string;
  /** The photo's content as an object address. */
  readonly address: string;
  /** Takes the marked copy; the photo itself stays as it is. */
  readonly onSave: (marked: Blob) => void;
  readonly onClose: () => void;
};

const TOOLS: readonly { readonly value: MarkTool; readonly label: string }[] = [
  { value: 'arrow', label: 'Arrow' },
  { value: 'circle', label: 'Circle' },
  { value: 'text', label: 'Text' },
];

const HELP: Readonly<Record<MarkTool, string>> = {
  arrow: 'Drag to where the arrow points.',
  circle: 'Drag over what you mean.',
  text: 'Write the words, then press where they go.',
};

const QUALITY = 0.9;

/** Draws arrows, circles and words over a photo, and saves them as a copy. */
export function MarkUpDialog({ name, address, onSave, onClose }: MarkUpDialogProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  const [tool, setTool] = useState<MarkTool>('arrow');
  const [words, setWords] = useState('');
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const [drag, setDrag] = useState<{ readonly from: Point; readonly to: Point } | null>(null);
  useUnkept(marks.length > 0);

  useEffect(() => {
    const image = new Image();
    image.addEventListener('load', () => setPicture(image));
    image.src = address;
  }, [address]);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!picture || !context) return;
    const size = { width: picture.naturalWidth, height: picture.naturalHeight };
    context.canvas.width = size.width;
    context.canvas.height = size.height;
    context.drawImage(picture, 0, 0);
    const now = drag && tool !== 'text' ? markOfDrag(tool, drag.from, drag.to) : null;
    drawMarks(context, now ? [...marks, now] : marks, size);
  }, [picture, marks, drag, tool]);

  const pointOf = (event: PointerEvent<HTMLCanvasElement>): Point => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const { width: across, height: down } = event.currentTarget;
    return {
      x: Math.round(((event.clientX - left) / width) * across),
      y: Math.round(((event.clientY - top) / height) * down),
    };
  };
  const add = (mark: Mark | null) => {
    if (mark) setMarks((all) => [...all, mark]);
  };
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    const from = pointOf(event);
    if (tool === 'text') {
      const text = words.trim();
      if (text !== '') add({ tool, from, text });
      return;
    }
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ from, to: from });
  };
  const end = () => {
    if (drag && tool !== 'text') add(markOfDrag(tool, drag.from, drag.to));
    setDrag(null);
  };

  return (
    <FormDialog
      open
      title={`Mark up ${name}`}
      width="large"
      onClose={onClose}
      actions={
        <>
          <Button disabled={marks.length === 0} onClick={() => setMarks((all) => all.slice(0, -1))}>
            Take back
          </Button>
          <Box sx={{ flex: 1 }} />
          <Button
            variant="contained"
            disabled={marks.length === 0 || !picture}
            onClick={() =>
              canvas.current?.toBlob((marked) => marked && onSave(marked), 'image/jpeg', QUALITY)
            }
          >
            Save copy
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <SegmentedControl label="Draw" options={TOOLS} value={tool} onChange={setTool} />
        {tool === 'text' && (
          <TextField
            size="small"
            label="Words"
            value={words}
            onChange={(event) => setWords(event.target.value.slice(0, MAX_MARK_TEXT))}
          />
        )}
        <Typography sx={{ color: 'text.secondary' }}>{HELP[tool]}</Typography>
      </Box>
      <Box
        component="canvas"
        ref={canvas}
        role="img"
        aria-label={`${name}, with ${marks.length} marks`}
        onPointerDown={begin}
        onPointerMove={(event) => drag && setDrag({ ...drag, to: pointOf(event) })}
        onPointerUp={end}
        onPointerCancel={() => setDrag(null)}
        // The photo itself is dragged over: a finger must not scroll the dialog.
        sx={{
          alignSelf: 'center',
          maxWidth: '100%',
          maxHeight: '60vh',
          touchAction: 'none',
          cursor: 'crosshair',
        }}
      />
    </FormDialog>
  );
}
