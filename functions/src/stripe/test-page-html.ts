export type TestPageParts = {
  readonly title: string;
  readonly lines: readonly string[];
  readonly problem: string;
  /** Actions with their labels; the first is the main one. */
  readonly buttons: readonly (readonly [action: string, label: string])[];
};

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

/** A page of text and buttons that post to its own address. */
export function testPageHtml({ title, lines, problem, buttons }: TestPageParts): string {
  const paragraphs = lines.map((line) => `<p>${escaped(line)}</p>`).join('');
  const alert = problem === '' ? '' : `<p role="alert">${escaped(problem)}</p>`;
  const form = buttons
    .map(([action, label]) => `<button name="action" value="${escaped(action)}">${escaped(label)}</button>`)
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<title>${escaped(title)}</title><style>
body{font:16px/1.5 system-ui,sans-serif;max-width:420px;margin:64px auto;padding:0 16px;color:#15202b}
[role=alert]{color:#b3261e}
button{display:block;width:100%;min-height:44px;margin:8px 0;font:inherit;border:1px solid #8794a1;
border-radius:8px;background:#fff;cursor:pointer}
button:first-of-type{background:#0b5cad;border-color:#0b5cad;color:#fff}
</style></head><body><main><h1>${escaped(title)}</h1>
<p>This page replaces Stripe on the emulators. No money moves.</p>
${paragraphs}${alert}<form method="post">${form}</form></main></body></html>`;
}
