import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { SyntheticEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { FormDialog } from '../ui/dialogs/form-dialog';

it.each([{ isComposing: true }, { keyCode: 229 }])(
  'Keys that choose the letters of a composition (%o) reach no field, form or dialog',
  async (composing) => {
    const handle = vi.fn((event?: Event | SyntheticEvent) => event?.preventDefault());
    renderUi(
      <FormDialog open title="New" onClose={() => handle()}>
        <form onSubmit={handle}>
          <input aria-label="Name" onKeyDown={handle} />
          <textarea aria-label="Text" onKeyDown={handle} />
        </form>
      </FormDialog>,
    );
    const fields = () => [screen.getByLabelText('Name'), screen.getByLabelText('Text')];
    for (const field of fields()) {
      for (const key of ['Enter', 'Escape', 'Tab', 'ArrowUp', 'ArrowDown'])
        fireEvent.keyDown(field, { key, ...composing });
    }
    expect(handle).not.toHaveBeenCalled();
    for (const field of fields()) fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(handle).toHaveBeenCalledTimes(2));
  },
);
