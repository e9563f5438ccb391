import FormHelperText from '@mui/material/FormHelperText';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Understood } from './understood';
import { useQuickTask } from './use-quick-task';

export type QuickLinePartsProps = {
  readonly line: string;
  /** How often the user asked to save the line. */
  readonly asked: number;
  readonly onSaved: () => void;
};

/** What the line above the tasks was understood as, and the saving of it. */
export function QuickLineParts({ line, asked, onSaved }: QuickLinePartsProps) {
  const { problem, waitsFor, understood, noteTyped, save } = useQuickTask(line, onSaved);
  const noteLine = useEffectEvent(noteTyped);
  useEffect(() => noteLine(line), [line]);
  const saveLine = useEffectEvent(save);
  // React may run an effect twice; a task is saved once.
  const answered = useRef(0);
  useEffect(() => {
    if (asked > answered.current) saveLine();
    answered.current = asked;
  }, [asked]);
  return (
    <>
      {problem !== '' && (
        <FormHelperText error role="alert" sx={{ m: 0 }}>
          {problem}
        </FormHelperText>
      )}
      {waitsFor !== '' && <FormHelperText sx={{ m: 0 }}>Looking for {waitsFor}…</FormHelperText>}
      <Understood {...understood} title="" />
    </>
  );
}
