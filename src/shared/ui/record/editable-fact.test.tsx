import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { renderUi } from '../../testing/render-ui';
import { EditableFact, type EditableFactProps } from './editable-fact';

describe('EditableFact', () => {
  function Fact({
    onSave,
    validate,
  }: {
    onSave: (value: string) => void;
    validate?: EditableFactProps['validate'];
  }) {
    return (
      <dl>
        <EditableFact label="Claim no." value="LSM-1" onSave={onSave} {...(validate && { validate })} />
      </dl>
    );
  }
  const edit = () => screen.getByRole('button', { name: 'Edit Claim no.: LSM-1' });
  const input = () => screen.getByRole('textbox', { name: 'Claim no.' });

  it('opens in its place, saves with Enter and gives the focus back', async () => {
    const onSave = vi.fn();
    const { user } = renderUi(<Fact onSave={onSave} />);
    await user.click(edit());
    await user.clear(input());
    await user.type(input(), ' LSM-2 {Enter}');
    expect(onSave).toHaveBeenCalledExactlyOnceWith('LSM-2');
    expect(edit()).toHaveFocus();
  });

  it('saves no year that is on the way to another', async () => {
    const onSave = vi.fn();
    const { user } = renderUi(
      <dl>
        <EditableFact label="Start" type="date" value="2026-11-24" onSave={onSave} />
      </dl>,
    );
    await user.click(screen.getByRole('button', { name: /Start/ }));
    const day = screen.getByLabelText('Start');
    fireEvent.change(day, { target: { value: '0202-11-24' } });
    await user.keyboard('{Enter}');
    expect(day).toHaveAccessibleDescription('Finish what you began, or empty it.');
    fireEvent.change(day, { target: { value: '2027-11-24' } });
    await user.keyboard('{Enter}');
    expect(onSave).toHaveBeenCalledExactlyOnceWith('2027-11-24');
  });

  it('takes it back with Escape', async () => {
    const onSave = vi.fn();
    const { user } = renderUi(<Fact onSave={onSave} />);
    await user.click(edit());
    await user.type(input(), '9{Escape}');
    expect(onSave).not.toHaveBeenCalled();
    expect(edit()).toHaveFocus();
  });

  it('saves when it is left, and not when nothing changed', async () => {
    const onSave = vi.fn();
    const { user } = renderUi(<Fact onSave={onSave} />);
    await user.click(edit());
    await user.tab();
    expect(onSave).not.toHaveBeenCalled();
    await user.click(edit());
    await user.type(input(), '0');
    await user.tab();
    expect(onSave).toHaveBeenCalledExactlyOnceWith('LSM-10');
  });

  it('stays open with the reason when the value cannot be saved', async () => {
    const onSave = vi.fn();
    const { user } = renderUi(
      <Fact onSave={onSave} validate={(value) => (value === '' ? 'Write a number' : null)} />,
    );
    await user.click(edit());
    await user.clear(input());
    await user.keyboard('{Enter}');
    expect(input()).toHaveAccessibleDescription('Write a number');
    expect(onSave).not.toHaveBeenCalled();
  });

  it('saves once when the rules answer later, and not after Escape', async () => {
    const onSave = vi.fn();
    const answers: (() => void)[] = [];
    const { user } = renderUi(
      <Fact onSave={onSave} validate={() => new Promise((resolve) => answers.push(() => resolve(null)))} />,
    );
    await user.click(edit());
    await user.type(input(), '9{Enter}{Escape}');
    expect(edit()).toHaveFocus();
    await user.click(edit());
    await user.type(input(), '0{Enter}');
    await user.tab();
    await act(async () => answers.forEach((answer) => answer()));
    expect(onSave).toHaveBeenCalledExactlyOnceWith('LSM-10');
    expect(edit()).toBeVisible();
  });
});
