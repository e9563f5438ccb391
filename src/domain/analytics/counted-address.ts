/** Pages whose address alone opens something: a client's progress, a place in a company. */
const OPENING = /^\/(tracking|employee)(\/|$)/;

/** Parameters that name a view or a plan. Any other may be a code, or hold a customer's name. */
const HARMLESS: ReadonlySet<string> = new Set(['view', 'tab', 'people', 'interval']);

/**
 * Whether a foreign script may see this address. The tag manager reads the address of its page, so it never runs where
 * the address works as a key: a client's link, an invitation, a mailed code.
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
