import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { useDraft } from '@/shared/forms/frame/use-draft';
import { Card } from '@/shared/ui/page/card';
import { ExampleFrame } from '../example-frame';
import { RequestSteps } from './request-steps';
import { BLANK_REQUEST, createRequestStore } from './roof-request';

/** /app/extra/forms/redux: a form in steps on Redux Toolkit, kept for the visit and over a reload. */
export function ReduxPage() {
  const { draft, saveDraft } = useDraft('example-steps', BLANK_REQUEST);
  const [store] = useState(() => createRequestStore(draft));
  useEffect(() => store.subscribe(() => saveDraft(store.getState())), [store, saveDraft]);
  return (
    <ExampleFrame title="Form in steps" text="A form in three steps with its state in Redux Toolkit.">
      <Card sx={{ maxWidth: 640 }}>
        <Provider store={store}>
          <RequestSteps />
        </Provider>
      </Card>
    </ExampleFrame>
  );
}
