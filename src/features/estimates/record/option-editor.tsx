import { useState } from 'react';
import { newId } from '@/data/core/ids';
import type { EstimateContent } from '@/domain/estimates/estimate-content';
import type { Estimate } from '@/domain/estimates/estimate';
import { withoutOption } from '@/domain/estimates/without-option';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { OptionTabs } from './option-tabs';
import type { EstimateEdit } from './use-estimate-edit';

const OptionDialog = lazyDialog(async () => (await import('./option-dialog')).OptionDialog);

type Option = EstimateContent['options'][number];

export type OptionEditorProps = {
  readonly estimate: Estimate;
  readonly shown: string;
  readonly mayEdit: boolean;
  readonly edit: EstimateEdit;
  readonly onShow: (option: string) => void;
};

/** The options of an estimate: shown, added, named and removed. */
export function OptionEditor({ estimate, shown, mayEdit, edit, onShow }: OptionEditorProps) {
  const [opened, setOpened] = useState<Option | null>(null);
  const { options } = estimate;
  const isStored = options.some(({ id }) => id === opened?.id);
  const open = (option: string) => setOpened(options.find(({ id }) => id === option) ?? null);
  const add = () => setOpened({ id: newId(), name: '', description: '', isSuggested: false });
  return (
    <>
      <OptionTabs
        estimate={estimate}
        shown={shown}
        onShow={onShow}
        {...(mayEdit && { onAdd: add, onOpen: open })}
      />
      {opened !== null && (
        <OptionDialog
          estimateId={estimate.uuid}
          options={options}
          option={opened}
          onSave={(changed) => {
            edit.change({ options: changed });
            onShow(opened.id);
          }}
          {...(isStored &&
            options.length > 1 && {
              onRemove: (id: string) => edit.change(withoutOption(estimate, id)),
            })}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
