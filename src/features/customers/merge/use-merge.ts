import { refreshDirectory } from '@/data/callables/callables';
import { mergeCustomers, undoMerge } from '@/data/customers/merge';
import type { MergeInput } from '@/data/customers/merge';
import { plural } from '@/shared/format/counts';
import { useFormat } from '@/shared/format/format-context';
import { notify } from '@/shared/feedback/notify';
import { useAction } from '@/shared/feedback/use-action';

/** Merges two customers, and takes a merge back; both report what became of it. */
export function useMerge() {
  const { country } = useFormat();
  const { busy, run } = useAction();
  const undo = (goneId: string) =>
    run(async () => {
      await undoMerge(goneId);
      refreshDirectory();
    }, 'The merge was taken back');
  return {
    isBusy: busy,
    undo,
    /** True when it succeeded. After a failure the same merge goes on where it stopped. */
    merge: (input: MergeInput) =>
      run(async () => {
        const moved = await mergeCustomers(input);
        refreshDirectory();
        const told = moved === 0 ? 'Merged' : `Merged; ${plural(moved, 'record', country)} moved`;
        notify.success(told, { undo: () => void undo(input.goneId) });
      }),
  };
}
