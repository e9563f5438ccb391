import Button from '@mui/material/Button';

export type ArchivedNamesProps = {
  readonly label: string;
  readonly names: readonly { readonly id: string; readonly name: string }[];
  /** Null for users who may not restore them. */
  readonly onRestore: ((id: string) => void) | null;
};

/** Archived cards or boards, each with a button that restores it. */
export function ArchivedNames({ label, names, onRestore }: ArchivedNamesProps) {
  return (
    <ul className="jl-archive" aria-label={label}>
      {names.map(({ id, name }) => (
        <li key={id}>
          <span dir="auto">{name}</span>
          {onRestore && (
            <Button
              variant="outlined"
              size="small"
              aria-label={`Restore ${name}`}
              onClick={() => onRestore(id)}
            >
              Restore
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
