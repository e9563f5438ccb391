import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { renderUi } from '../../testing/render-ui';
import { PersonAvatar } from './person-avatar';

describe('PersonAvatar', () => {
  it('shows the initial until the picture is there', () => {
    renderUi(<PersonAvatar name="Noor" picture="/noor.jpg" />);
    expect(screen.getByText('N')).toBeInTheDocument();
    fireEvent.load(screen.getByAltText(''));
    expect(screen.queryByText('N')).not.toBeInTheDocument();
  });
});
