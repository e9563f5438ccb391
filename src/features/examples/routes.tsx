import type { RouteObject } from 'react-router-dom';
import { paths } from '@/domain/navigation/paths';
import type { GuardKind } from '@/domain/session/guards';

const guard: GuardKind = 'app';

/** /app/extra: examples of charts, forms and editors. */
export const exampleRoutes: RouteObject[] = [
  {
    path: paths.exampleCharts,
    handle: { guard, title: 'Charts' },
    lazy: async () => ({ Component: (await import('./charts/charts-page')).ChartsPage }),
  },
  {
    path: paths.exampleParts,
    handle: { guard, title: 'Parts' },
    lazy: async () => ({ Component: (await import('./parts/parts-page')).PartsPage }),
  },
  {
    path: paths.exampleForm,
    handle: { guard, title: 'Form' },
    lazy: async () => ({ Component: (await import('./forms/formik-page')).FormikPage }),
  },
  {
    path: paths.exampleSteps,
    handle: { guard, title: 'Form in steps' },
    lazy: async () => ({ Component: (await import('./forms/redux-page')).ReduxPage }),
  },
  {
    path: paths.exampleDraft,
    handle: { guard, title: 'Draft.js editor' },
    lazy: async () => ({ Component: (await import('./editors/draft-js-page')).DraftJsPage }),
  },
  {
    path: paths.exampleQuill,
    handle: { guard, title: 'Quill editor' },
    lazy: async () => ({ Component: (await import('./editors/quill-page')).QuillPage }),
  },
];
