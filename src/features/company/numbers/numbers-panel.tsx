import { Card } from '@/shared/ui/page/card';
import { ErrorLine } from '@/shared/ui/states/error-line';
import { FormCardSkeleton } from '@/shared/ui/states/form-card-skeleton';
import { NumbersForm } from './numbers-form';
import { useNextNumbers } from './use-next-numbers';

/** The next numbers of invoices and credit notes, once they are known. */
export function NumbersPanel() {
  const { next, failure, save } = useNextNumbers();
  if (next) return <NumbersForm next={next} onSave={save} />;
  if (failure === null) return <FormCardSkeleton />;
  return (
    <Card>
      <ErrorLine text={`The next numbers of invoices are not known. ${failure}`} />
    </Card>
  );
}
