import { Suspense } from 'react';
import { lazy } from './lazy';
import { Drawing, type IllustrationProps } from '../../brand/drawing';
import type * as Drawings from '../../brand/empty-drawings';

/** A drawing of an empty list, which few people see and which loads late: until it is there, the ground keeps its room. */
function lateDrawing(name: keyof typeof Drawings) {
  const Late = lazy(async () => ({ default: (await import('../../brand/empty-drawings'))[name] }), Ground);
  return function EmptyArt(props: IllustrationProps) {
    return (
      <Suspense fallback={<Ground {...props} />}>
        <Late {...props} />
      </Suspense>
    );
  };
}

function Ground(props: IllustrationProps) {
  return <Drawing {...props}>{null}</Drawing>;
}

/** No leads yet. */
export const EmptyLeads = lateDrawing('EmptyLeads');
/** Nothing planned. */
export const EmptyPlan = lateDrawing('EmptyPlan');
/** All done. */
export const EmptyDone = lateDrawing('EmptyDone');
/** No jobs yet. */
export const EmptyJobs = lateDrawing('EmptyJobs');
/** No trackers yet. */
export const EmptyTrackers = lateDrawing('EmptyTrackers');
/** Nothing fits a search or filters. */
export const EmptySearch = lateDrawing('EmptySearch');
/** No mail. */
export const EmptyMail = lateDrawing('EmptyMail');
/** Nothing said yet. */
export const EmptyTalk = lateDrawing('EmptyTalk');
