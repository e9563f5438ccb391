import { EmptyMail, EmptyTalk } from '@/shared/ui/states/empty-art';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { ErrorState } from '@/shared/ui/states/error-state';
import { NothingFits } from '@/shared/ui/list/nothing-fits';
import { PrimaryLink } from '@/shared/ui/page/primary-link';
import { paths } from '@/domain/navigation/paths';
import { Part } from './part';

/** What stands where there is nothing to show. */
export function StateParts() {
  return (
    <>
      <Part name="EmptyState">
        <EmptyState
          art={<EmptyTalk width={160} />}
          title="Nothing said yet"
          text="An empty part says what appears there, and offers the first step."
          actions={<PrimaryLink label="Example of a first step" to={paths.exampleParts} />}
        />
        <EmptyState
          art={<EmptyMail width={160} />}
          title="No mail"
          text="Drawings take the theme’s colors."
        />
      </Part>
      <Part name="NothingFits">
        <NothingFits noun="lead" onShowAll={() => undefined} />
      </Part>
      <Part name="ErrorState">
        <ErrorState onRetry={() => undefined} />
      </Part>
    </>
  );
}
