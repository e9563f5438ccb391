/** What a line is called on the screen. */
export function lineName({ name }: { readonly name: string }): string {
  return name.trim() || 'Line without a name';
}
