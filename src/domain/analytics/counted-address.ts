/** Pages whose address alone grants access: a client's progress, a place in a company. */
const OPENING = /^\/(tracking|employee)(\/|$)/;

/** Parameters that name a view or a plan. Others may be a code or hold a customer's name. */
const HARMLESS: ReadonlySet<string> = new Set(['view', 'tab', 'people', 'interval']);

/**
 * Whether third-party scripts may see this address. The tag manager reads the page's address, so it never
 * runs where that works as a key: a client's link, an invitation, a mailed code.
 */
export function mayRunTagManager({
  pathname,
  search,
}: {
  readonly pathname: string;
  readonly search: string;
}): boolean {
  return !OPENING.test(pathname) && [...new URLSearchParams(search).keys()].every((key) => HARMLESS.has(key));
}
