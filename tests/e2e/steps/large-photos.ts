import type { JSHandle, Locator } from '@playwright/test';

/** Chooses this many photos of a phone in a file field. */
export async function chooseLargePhotos(field: Locator, count: number): Promise<void> {
  await choosePhotos(field, await takeLargePhotos(field, count));
}

/** Chooses photos that were taken in the same page. */
export async function choosePhotos(field: Locator, photos: JSHandle<DataTransfer>): Promise<void> {
  await field.evaluate((input, taken) => {
    if (!(input instanceof HTMLInputElement)) throw new Error('No file field.');
    input.files = taken.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, photos);
}

/** Makes photos as a phone does: 12 million pixels, about 5 MB. */
export async function takeLargePhotos(field: Locator, count: number): Promise<JSHandle<DataTransfer>> {
  return field.evaluateHandle(async (_, photos) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [4_032, 3_024];
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas.');
    const image = context.createImageData(canvas.width, canvas.height);
    const pixels = new Uint32Array(image.data.buffer);
    // Grain, which JPEG cannot make small, over a gradient.
    for (let at = 0; at < pixels.length; at += 1) {
      pixels[at] = 0xff000000 | ((Math.imul(at, 2_654_435_761) & 0x3f3f3f) + ((at >> 4) & 0x7f7f7f));
    }
    context.putImageData(image, 0, 0);
    const content = await new Promise<Blob | null>((done) => {
      canvas.toBlob(done, 'image/jpeg', 0.9);
    });
    if (!content || content.size < 4_500_000) throw new Error(`A photo of ${content?.size} bytes.`);
    const chosen = new DataTransfer();
    for (let at = 1; at <= photos; at += 1) {
      chosen.items.add(new File([content], `IMG_${at}.jpg`, { type: 'image/jpeg' }));
    }
    return chosen;
  }, count);
}
