import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { MAX_PICTURE_LENGTH } from '@/domain/account/user';
import { renderUi } from '../testing/render-ui';
import { PictureField } from './picture-field';

describe('PictureField', () => {
  it('reports a file that is no picture, and changes nothing', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
    const onChange = vi.fn();
    const { user } = renderUi(<PictureField label="Picture" name="Dana" value="" onChange={onChange} />);
    await user.upload(
      screen.getByLabelText('Picture: choose a file'),
      new File(['x'], 'x.png', { type: 'image/png' }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('cannot be read as a picture');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('keeps a wide logo whole, in its proportions', async () => {
    const picture = { width: 1200, height: 300, close: () => {} };
    vi.stubGlobal('createImageBitmap', () => Promise.resolve(picture));
    const drawn = vi.fn();
    const context = { fillRect: () => {}, drawImage: drawn };
    const canvas = { getContext: () => context, toDataURL: () => 'data:image/jpeg;base64,AAAA' };
    const make = document.createElement.bind(document);
    vi.spyOn(document, 'createElement').mockImplementation((name: string) =>
      name === 'canvas' ? (canvas as unknown as HTMLCanvasElement) : make(name),
    );
    const onChange = vi.fn();
    const { user } = renderUi(<PictureField label="Logo" name="Acme" value="" isWhole onChange={onChange} />);
    await user.upload(
      screen.getByLabelText('Logo: choose a file'),
      new File(['x'], 'x.png', { type: 'image/png' }),
    );
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith('data:image/jpeg;base64,AAAA'));
    expect(drawn).toHaveBeenCalledWith(picture, 0, 0, 1200, 300, 0, 0, 360, 90);
  });

  it('makes a logo of 4 MB as small as a record holds, at a lower quality or size', async () => {
    const picture = { width: 4000, height: 3000, close: () => {} };
    vi.stubGlobal('createImageBitmap', () => Promise.resolve(picture));
    const canvas = {
      width: 0,
      height: 0,
      getContext: () => ({ fillRect: () => {}, drawImage: () => {} }),
      // A busy photo: a byte for each pixel at full quality.
      toDataURL: (_type: string, quality: number) =>
        `data:image/jpeg;base64,${'A'.repeat(Math.round(canvas.width * canvas.height * quality))}`,
    };
    const make = document.createElement.bind(document);
    vi.spyOn(document, 'createElement').mockImplementation((name: string) =>
      name === 'canvas' ? (canvas as unknown as HTMLCanvasElement) : make(name),
    );
    const onChange = vi.fn<(picture: string) => void>();
    const { user } = renderUi(<PictureField label="Logo" name="Acme" value="" isWhole onChange={onChange} />);
    const file = new File([new Uint8Array(4_000_000)], 'logo.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText('Logo: choose a file'), file);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
    const [made = ''] = onChange.mock.calls[0] ?? [];
    expect(made).toMatch(/^data:image\/jpeg/);
    expect(made.length).toBeLessThanOrEqual(MAX_PICTURE_LENGTH);
  });

  it('removes the picture', async () => {
    const onChange = vi.fn();
    const { user } = renderUi(
      <PictureField label="Picture" name="Dana" value="data:image/jpeg;base64,AAAA" onChange={onChange} />,
    );
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(onChange).toHaveBeenCalledWith('');
  });
});
