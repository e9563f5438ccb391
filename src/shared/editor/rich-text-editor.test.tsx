import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { cleanHtml } from '@/domain/mail/clean-html';
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

/** Pastes HTML as a browser does. */
function paste(html: string, text = ''): void {
  const data: Readonly<Record<string, string>> = { 'text/html': html, 'text/plain': text };
  fireEvent.paste(screen.getByRole('textbox', { name: 'Message' }), {
    clipboardData: { files: [], getData: (type: string) => data[type] ?? '' },
  });
}

const mso = (marker: string, text: string, style: string) =>
  `<p class="MsoListParagraphCxSpMiddle" style="text-indent:-.25in;${style}"><!--[if !supportLists]--><span style="mso-list:Ignore">${marker}<span>&nbsp;&nbsp; </span></span><!--[endif]-->${text}<o:p></o:p></p>`;

it.each([
  [
    'Word',
    `<html xmlns:w="urn:schemas-microsoft-com:office:word"><body>${mso('·', 'Nails', 'mso-list:l0 level1 lfo1')}${mso('o', 'Long', 'mso-list:l0 level2 lfo1')}${mso('1.', 'Strip', 'mso-list:l1 level1 lfo2')}</body></html>`,
    '<ul><li>Nails<ul><li>Long</li></ul></li></ul><ol><li>Strip</li></ol>',
  ],
  [
    'Word on the web',
    '<p class="MsoListParagraph">·&nbsp;&nbsp; Nails</p><p class="MsoListParagraph">1.&nbsp; Strip</p>',
    '<ul><li>Nails</li></ul><ol><li>Strip</li></ol>',
  ],
  [
    'Google Docs',
    '<b style="font-weight:normal" id="docs-internal-guid-1"><ul><li dir="ltr" aria-level="1"><p>Nails</p></li><ul><li dir="ltr" aria-level="2"><p>Long</p></li></ul></ul></b>',
    '<ul><li>Nails<ul><li>Long</li></ul></li></ul>',
  ],
  [
    'a table',
    '<table border=1><tr><th>Item</th><th>Qty</th><th>Price</th></tr><tr><td><p>Ridge</p><p>cap</p></td><td></td><td>$4.50</td></tr></table>',
    '<table><tbody><tr><td>Item</td><td>Qty</td><td>Price</td></tr><tr><td>Ridge cap</td><td> </td><td>$4.50</td></tr></tbody></table>',
  ],
])('keeps the lists and rows pasted from %s', async (_program, html, kept) => {
  const onChange = vi.fn<(html: string) => void>();
  const onPictures = vi.fn();
  renderUi(<RichTextEditor label="Message" initial="" {...{ onChange, onPictures }} />);
  await screen.findByRole('textbox', { name: 'Message' });
  paste(html);
  const written = cleanHtml(onChange.mock.lastCall?.[0] ?? '');
  expect(written).toContain(kept);
  expect(onPictures).not.toHaveBeenCalled();
});

it('starts with the lists and rows of a draft', async () => {
  const onPictures = vi.fn();
  const onChange = vi.fn<(html: string) => void>();
  const html =
    '<ol><li data-list="bullet">Nails</li></ol><table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>';
  renderUi(<RichTextEditor label="Message" initial={html} {...{ onChange, onPictures }} />);
  const editor = await screen.findByRole('textbox', { name: 'Message' });
  expect(editor.querySelectorAll('li[data-list="bullet"]')).toHaveLength(1);
  expect(editor.querySelectorAll('td')).toHaveLength(2);
  expect(onPictures).not.toHaveBeenCalled();
});

it('says nothing of the pictures in a mail that is answered', async () => {
  const onPictures = vi.fn();
  const initial = '<blockquote>The roof <img src="https://x.example/roof.png"></blockquote>';
  renderUi(<RichTextEditor label="Message" {...{ initial, onPictures }} onChange={vi.fn()} />);
  const editor = await screen.findByRole('textbox', { name: 'Message' });
  expect(editor).toHaveTextContent('The roof');
  expect(editor.querySelector('img')).toBeNull();
  expect(onPictures).not.toHaveBeenCalled();
});

it('says when pictures are left out of the text', async () => {
  const onPictures = vi.fn();
  renderUi(<RichTextEditor label="Message" initial="" onChange={vi.fn()} onPictures={onPictures} />);
  const editor = await screen.findByRole('textbox', { name: 'Message' });
  paste('<p>The roof</p><img src="https://x.example/roof.png">');
  expect(onPictures).toHaveBeenCalledOnce();
  expect(editor.querySelector('img')).toBeNull();
});
