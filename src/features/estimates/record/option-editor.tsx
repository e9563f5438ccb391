import { useState } from 'react';
import { newId } from '@/data/core/ids';
import type { Estimate } from '@/domain/estimates/estimate';
import { withoutOption } from '@/domain/estimates/without-option';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { OptionTabs } from './option-tabs';
import type { EstimateEdit } from './use-estimate-edit';

const OptionDialog = lazyDialog(async () => (await import('./option-dialog')).OptionDialog);

export type OptionEditorProps = {
  readonly estimate: Estimate;
  readonly shown: string;
  readonly mayEdit: boolean;
  readonly edit: EstimateEdit;
  readonly onShow: (option: string) => void;
};

/** The options of an estimate: shown, added, named and removed. */
export function OptionEditor({ estimate, shown, mayEdit, edit, onShow }: OptionEditorProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const { options } = estimate;
  const add = () => {
    const id = newId();
    edit.change({ options: [...options, { id, name: '', description: '', isSuggested: false }] });
    onShow(id);
    setOpened(id);
  };
  return (
    <>
      <OptionTabs
        estimate={estimate}
        shown={shown}
        onShow={onShow}
        {...(mayEdit && { onAdd: add, onOpen: setOpened })}
      />
      {opened !== null && (
        <OptionDialog
          options={options}
          option={opened}
          onSave={(changed) => edit.change({ options: changed })}
          {...(options.length > 1 && {
            onRemove: (id: string) => edit.change(withoutOption(estimate, id)),
          })}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
