import cyrillicRegular from '@fontsource/inter/files/inter-cyrillic-400-normal.woff?url';
import cyrillicBold from '@fontsource/inter/files/inter-cyrillic-600-normal.woff?url';
import cyrillicExtRegular from '@fontsource/inter/files/inter-cyrillic-ext-400-normal.woff?url';
import cyrillicExtBold from '@fontsource/inter/files/inter-cyrillic-ext-600-normal.woff?url';
import greekRegular from '@fontsource/inter/files/inter-greek-400-normal.woff?url';
import greekBold from '@fontsource/inter/files/inter-greek-600-normal.woff?url';
import latinRegular from '@fontsource/inter/files/inter-latin-400-normal.woff?url';
import latinBold from '@fontsource/inter/files/inter-latin-600-normal.woff?url';
import latinExtRegular from '@fontsource/inter/files/inter-latin-ext-400-normal.woff?url';
import latinExtBold from '@fontsource/inter/files/inter-latin-ext-600-normal.woff?url';
import vietnameseRegular from '@fontsource/inter/files/inter-vietnamese-400-normal.woff?url';
import vietnameseBold from '@fontsource/inter/files/inter-vietnamese-600-normal.woff?url';
import { Font } from '@react-pdf/renderer';

import { AppError } from '@/domain/core/errors';
import type { PaperAlphabet } from '@/domain/papers/printable';

/** The app's font in a paper's two weights, as static files: a PDF cannot embed variable ones. */
const FILES: Readonly<Record<PaperAlphabet, { readonly regular: string; readonly bold: string }>> = {
  latin: { regular: latinRegular, bold: latinBold },
  'latin-ext': { regular: latinExtRegular, bold: latinExtBold },
  vietnamese: { regular: vietnameseRegular, bold: vietnameseBold },
  cyrillic: { regular: cyrillicRegular, bold: cyrillicBold },
  'cyrillic-ext': { regular: cyrillicExtRegular, bold: cyrillicExtBold },
  greek: { regular: greekRegular, bold: greekBold },
};

/** Longer words may be broken, such as the address of a page. */
const LONGEST_WORD = 30;

Font.registerHyphenationCallback((word) => (word.length > LONGEST_WORD ? word.split('') : [word]));

const loaded = new Set<PaperAlphabet>();

/** The font families of these alphabets, loaded on demand. */
export async function loadFonts(alphabets: readonly PaperAlphabet[]): Promise<string[]> {
  return Promise.all(
    alphabets.map(async (alphabet) => {
      const family = `Inter ${alphabet}`;
      if (loaded.has(alphabet)) return family;
      const { regular, bold } = FILES[alphabet];
      // Fetched here, because the library would cache a failure forever.
      const [regularData, boldData] = await Promise.all([fetchFont(regular), fetchFont(bold)]);
      Font.register({
        family,
        fonts: [
          { src: regularData, fontWeight: 400 },
          { src: boldData, fontWeight: 600 },
        ],
      });
      loaded.add(alphabet);
      return family;
    }),
  );
}

async function fetchFont(address: string): Promise<string> {
  const answer = await fetch(address).catch((cause: unknown) => {
    throw new AppError('network', { cause });
  });
  if (!answer.ok) throw new AppError('unavailable');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:font/woff;base64,${btoa(text)}`;
}
