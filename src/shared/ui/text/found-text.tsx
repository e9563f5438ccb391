/** One result of a search: its title, and a line below it. */
export type FoundOption = { readonly title: string; readonly detail: string };

/** A result of a search in a field's list: its title, and the line below it. */
export function FoundText({ title, detail }: FoundOption) {
  return (
    <span dir="auto">
      {title}
      <small style={{ display: 'block', opacity: 0.8 }}>{detail}</small>
    </span>
  );
}
