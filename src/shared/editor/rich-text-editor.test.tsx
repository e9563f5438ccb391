import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { RichTextEditor } from './rich-text-editor';

it('links a text to a web address, and to nothing else', async () => {
  const onChange = vi.fn();
  const { user } = renderUi(<RichTextEditor label="Message" initial="" onChange={onChange} />);
  await user.click(await screen.findByRole('button', { name: 'Link' }));
  const field = screen.getByRole('textbox', { name: 'Address of the link' });
  await user.type(field, 'javascript:alert(1){Enter}');
  expect(await screen.findByText('Enter a web address or an e-mail address.')).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, 'hollisroofing.example{Enter}');
  expect(screen.getByRole('link', { name: 'https://hollisroofing.example' })).toBeVisible();
  expect(onChange).toHaveBeenLastCalledWith(expect.stringContaining('href="https://hollisroofing.example"'));
  expect(screen.queryByRole('textbox', { name: 'Address of the link' })).not.toBeInTheDocument();
});
