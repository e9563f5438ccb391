import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { renderUi } from '../../testing/render-ui';
import { MailText } from './mail-text';

describe('MailText', () => {
  it('may break after its @ and before each dot, and is one text', () => {
    renderUi(<MailText address="jo.park@mail.example.com" />);
    expect(screen.getByText('jo.park@mail.example.com').innerHTML).toBe(
      'jo<wbr>.park@<wbr>mail<wbr>.example<wbr>.com',
    );
  });
});
