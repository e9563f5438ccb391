import type { Customer } from '@/domain/customers/customer';
import { fileShape } from '@/domain/files/file';
import type { FileRecord } from '@/domain/files/file';
import { initialOf } from '@/domain/core/shape';
import { HOUR_MS } from '@/domain/time/time';
import { EXAMPLE_CONTENTS } from './contents';
import type { ExampleSale } from './trackers';

/** A file of the example world; its content is base64 in one part. */
export type ExampleFile = { readonly record: FileRecord; readonly content: string };

type Place = Pick<FileRecord, 'noun'> & {
  readonly record: Pick<Customer, 'uuid' | 'owner' | 'assignees' | 'createdAt' | 'createdBy'>;
};

/** How long after its record a file came, in ms. */
const AFTER_RECORD = HOUR_MS;

/** Photos of what the first customers ask for, and the papers of the first sales. */
export function exampleFiles(
  customers: readonly Customer[],
  sales: readonly ExampleSale[],
): readonly ExampleFile[] {
  const ofLeads = customers.slice(0, 3).flatMap((record) => {
    const place: Place = { noun: 'customer', record };
    return [file(place, 'Front.jpg', 'front'), file(place, 'Hail damage.jpg', 'damage')];
  });
  const ofSales = sales
    .slice(0, 2)
    .flatMap(({ customer, tracker, job }) => [
      file({ noun: 'customer', record: customer }, 'Front.jpg', 'front'),
      file({ noun: 'tracker', record: tracker }, 'Agreement.pdf', 'agreement'),
      file({ noun: 'job', record: job }, 'Chimney flashing.jpg', 'chimney'),
    ]);
  return [...ofLeads, ...ofSales];
}

function file({ noun, record }: Place, name: string, kind: keyof typeof EXAMPLE_CONTENTS): ExampleFile {
  const at = record.createdAt + AFTER_RECORD;
  const content = EXAMPLE_CONTENTS[kind];
  const type = kind === 'agreement' ? 'application/pdf' : 'image/jpeg';
  return {
    content,
    record: {
      ...initialOf(fileShape.fields),
      uuid: `${record.uuid}-${kind}`,
      owner: record.owner,
      assignees: record.assignees,
      noun,
      recordId: record.uuid,
      name,
      type,
      size: (content.length / 4) * 3 - (/=*$/.exec(content)?.[0].length ?? 0),
      state: 'ready',
      // So small that it is its own small copy.
      thumb: kind === 'agreement' ? '' : `data:${type};base64,${content}`,
      createdAt: at,
      createdBy: record.createdBy,
      updatedAt: at,
      updatedBy: record.createdBy,
    },
  };
}
