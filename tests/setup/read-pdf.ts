import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { extractText } from 'unpdf';

/** In place of `fetch`: serves the fonts of PDFs as the app's own server does. */
export async function serveFonts(address: string): Promise<Response> {
  return new Response(await readFile(join(process.cwd(), address)));
}

/** The text of each page of a PDF, with single spaces. */
export async function readPages(pdf: Blob): Promise<readonly string[]> {
  const { text } = await extractText(new Uint8Array(await pdf.arrayBuffer()));
  return text.map((page) => page.replace(/\s+/g, ' '));
}
