import type { Label } from '@/domain/boards/board';
import { labelTone } from './label-tone';

/** A label by its colour and name. */
export function LabelChip({ label }: { readonly label: Label }) {
  const { ink, fill } = labelTone(label.colour);
  return (
    <span className="jl-label" style={{ color: ink, background: fill }}>
      <i aria-hidden style={{ background: ink }} />
      {label.name}
    </span>
  );
}
