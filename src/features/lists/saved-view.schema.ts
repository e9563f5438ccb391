import { preferencesShape } from '@/domain/account/preferences';
import { groupListBoundsOf, maxLengthOf } from '@/domain/core/bounds';
import { object, string } from '@/shared/forms/frame/schema';

/** The name of a saved view. `taken` are existing names; `problem` says why no view can be saved now, or is null. */
export function savedViewSchema(taken: readonly string[], problem: string | null) {
  return object({
    name: string()
      .trim()
      .required('Give the view a name.')
      .max(maxLengthOf(groupListBoundsOf(preferencesShape, 'savedViews').item, 'name'))
      .notOneOf(taken, 'There is a view of this name already.')
      .test('room', problem ?? '', () => problem === null),
  });
}
