import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

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

  it('removes the picture', async () => {
    const onChange = vi.fn();
    const { user } = renderUi(
      <PictureField label="Picture" name="Dana" value="data:image/jpeg;base64,AAAA" onChange={onChange} />,
    );
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(onChange).toHaveBeenCalledWith('');
  });
});
