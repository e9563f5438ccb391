import type { RefObject } from 'react';

export type FileInputProps = {
  /** For the button that opens it. */
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly disabled: boolean;
  readonly onAdd: (chosen: readonly File[]) => void;
  /** Opens a phone's camera for one photo; otherwise any number of any files are chosen. */
  readonly isCamera?: boolean;
};

/** The browser's file field behind a button: hidden from sight, opened by the button's click. */
export function FileInput({ ref, label, disabled, onAdd, isCamera = false }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      {...(isCamera ? { accept: 'image/*', capture: 'environment' } : { multiple: true })}
      aria-label={label}
      tabIndex={-1}
      className="visually-hidden"
      disabled={disabled}
      onChange={({ target }) => {
        onAdd([...(target.files ?? [])]);
        // Choosing the same file again must count as a change.
        target.value = '';
      }}
    />
  );
}
