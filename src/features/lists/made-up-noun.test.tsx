import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { listSource } from '@/data/core/list-source';
import { recordRef } from '@/data/core/query';
import { recordIntents } from '@/data/core/record-intents';
import { useOpenedRecord } from '@/data/live/use-live';
import { useListed } from '@/data/live/use-listed';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { manyOf } from '@/domain/core/list-address';
import { bookkeeping } from '@/domain/core/field-facts';
import { choice, defineShape, moment, optionalInteger, text } from '@/domain/core/shape';
import type { Infer } from '@/domain/core/shape';
import { defineNoun } from '@/domain/nouns/define-noun';
import type { NounDescription } from '@/domain/nouns/define-noun';
import { foundBy } from '@/domain/search/find';
import { findFields } from '@/domain/search/find-fields';
import { RecordTimeline } from '@/features/history/public';
import { EmptyDone } from '@/shared/ui/states/empty-art';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormPage } from '@/shared/forms/frame/form-page';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';
import { object, string } from '@/shared/forms/frame/schema';
import { useListPosition } from '@/shared/ui/list/list-position';
import { RecordCard } from '@/shared/ui/list/record-card';
import { useListAddress } from '@/shared/ui/list/use-list-address';
import { archiveEntry } from '@/shared/ui/record/archive-entry';
import { RecordFrame } from '@/shared/ui/record/record-frame';
import { RecordView } from '@/shared/ui/record/record-view';
import { memoryStoreWith } from '@/data/testing/render-with-data';
import { errandDescription, errandShape, makeErrand } from '@tests/factories/made-up-noun';
import { renderRoutes } from '@tests/setup/render-routes';
import { ListScreen } from './public';

// The made-up noun with the fields of a list, on the frames that every noun's screens use.
const shape = defineShape(errandShape.collection, {
  ...errandShape.fields,
  listOrganizer: bookkeeping(choice(['Open', 'Archive'])),
  number: bookkeeping(optionalInteger(1, 999)),
  numberPrefix: bookkeeping(text(5)),
  customerName: bookkeeping(text(170)),
  statusAt: bookkeeping(moment()),
  ...findFields,
});
type Errand = Infer<typeof shape>;

const description: NounDescription<'errands', 'errand', (typeof shape)['fields']> = {
  ...errandDescription,
  shape,
  archive: { field: 'listOrganizer', at: null, restoresTo: () => 'Open' },
  number: { prefix: 'projectPrefix', example: 'I-', when: 'created' },
  hasSearchWords: true,
};
const noun = defineNoun(description);
/** Entries name one of the app's nouns. */
const told = { ...noun, name: 'task' as const };
const source = listSource(noun);
const intents = recordIntents(noun);
const LIST = {
  filters: { states: manyOf('state', ['To do', 'Fetched']) },
  orders: [],
  columns: ['place'],
} as const;
const BACK = { to: '/errands', label: 'Errands' };
const SCHEMA = object({ title: string().trim().required('Give the errand a title.'), place: string() });
const ORDER = { field: 'title', direction: 'asc' } as const;
const ROW = { rowLabel: ({ title }: Errand) => title, rowHref: ({ uuid }: Errand) => `/errands/${uuid}` };
const fitsAll = () => true;

function Errands() {
  const address = useListAddress(LIST);
  const asked = { list: 'Open', where: [], orderBy: ORDER, isExact: true, fits: fitsAll } as const;
  return (
    <ListScreen
      title="Errands"
      noun={{ name: 'errands', ...noun.words }}
      address={address}
      list={useListed(source, { ...asked, search: address.state.search })}
      all={null}
      columns={[
        { id: 'title', header: 'Title', width: 100, primary: true, cell: ({ title }) => title },
        { id: 'place', header: 'Where to', width: 100, cell: ({ place }) => place },
      ]}
      row={ROW}
      renderCard={({ title, uuid }, card) => (
        <RecordCard
          {...card}
          title={title}
          to={`/errands/${uuid}`}
          status={null}
          lines={[]}
          foot=""
          actions={[]}
        />
      )}
      search={{ label: 'Title, place' }}
      empty={{ art: <EmptyDone />, title: 'No errands yet', text: 'Add the first one.' }}
    />
  );
}

const FIELDS = (
  <>
    <FormTextField name="title" label="Title" required />
    <FormTextField name="place" label="Where to" />
  </>
);

function CreateErrand() {
  const viewer = useViewer();
  const navigate = useNavigate();
  const commit = useCommit();
  return (
    <FormPage
      title="Add errand"
      back={BACK}
      draftKey="create-errand"
      stored={{ title: '', place: '' }}
      validationSchema={SCHEMA}
      labels={{ title: 'Title', place: 'Where to' }}
      submitLabel="Add errand"
      onSubmit={(values) => {
        const errand = { ...values, uuid: 'new', assignees: [viewer.uid] };
        commit(intents.create(viewer, errand));
        void navigate('/errands/new');
        return true;
      }}
    >
      {() => FIELDS}
    </FormPage>
  );
}

function ErrandPage() {
  const { id = '' } = useParams();
  const live = useOpenedRecord(recordRef(shape, id));
  return (
    <RecordView noun={noun} live={live} back={BACK}>
      {(errand) => <OneErrand errand={errand} pending={live.pending} />}
    </RecordView>
  );
}

function OneErrand({ errand, pending }: { readonly errand: Errand; readonly pending: boolean }) {
  const viewer = useViewer();
  const commit = useCommit();
  const [isEdited, setIsEdited] = useState(false);
  const isArchived = errand.listOrganizer === 'Archive';
  return (
    <RecordFrame
      list={useListPosition('errands', errand.uuid, (id) => `/errands/${id}`, BACK)}
      title={errand.title}
      pending={pending}
      isArchived={isArchived}
      status={errand.place}
      menu={[
        { id: 'edit', label: 'Edit…', onSelect: () => setIsEdited(true) },
        archiveEntry({
          isArchived,
          onArchive: () => commit(intents.archive(viewer, errand)),
          onRestore: () => commit(intents.restore(viewer, errand)),
        }),
      ]}
      tabs={[
        {
          id: 'timeline',
          label: 'Timeline',
          content: <RecordTimeline noun={told} record={errand} />,
        },
      ]}
      side={null}
      dialogs={
        <FormikDialog
          open={isEdited}
          title="Edit errand"
          submitLabel="Save"
          validationSchema={SCHEMA}
          initialValues={{ title: errand.title, place: errand.place }}
          onSubmit={(values) => {
            commit(intents.change(viewer, errand, values));
            setIsEdited(false);
          }}
          onClose={() => setIsEdited(false)}
        >
          {FIELDS}
        </FormikDialog>
      }
    />
  );
}

const ROUTES: RouteObject[] = [
  { path: '/errands', element: <Errands /> },
  { path: '/errands/create', element: <CreateErrand /> },
  { path: '/errands/:id', element: <ErrandPage /> },
];

function open(route: string) {
  const errand = (uuid: string, title: string, place: string) => ({
    ...makeErrand({ uuid, title, place, owner: 'person-1', assignees: ['person-1'] }),
    ...foundBy({ number: null, numberPrefix: '', customerName: '', title }),
  });
  const Errands = [errand('one', 'Fetch shingles', 'Yard'), errand('two', 'Return the lift', 'Rental')];
  const store = memoryStoreWith({ Errands }, { shapes: [shape] });
  return renderRoutes(ROUTES, route, { store });
}

it('lists the records of a made-up noun, finds one, and opens it', async () => {
  const { user } = open('/errands');
  expect(await screen.findByText('Return the lift')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Title, place' }), 'shingles');
  await waitFor(() => expect(screen.queryByText('Return the lift')).not.toBeInTheDocument());
  await user.click(screen.getByText('Fetch shingles'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Fetch shingles' })).toBeVisible();
});

it('says what is missing in the form of a made-up noun, and creates one', async () => {
  const { user, store } = open('/errands/create');
  await user.type(await screen.findByRole('textbox', { name: 'Where to' }), 'Depot');
  await user.click(screen.getByRole('button', { name: 'Add errand' }));
  expect(await screen.findAllByText('Give the errand a title.')).not.toHaveLength(0);
  await user.type(screen.getByRole('textbox', { name: /^Title/ }), 'Pick up vents');
  await user.click(screen.getByRole('button', { name: 'Add errand' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Pick up vents' })).toBeVisible();
  expect(store.server.read({ collection: 'Errands', id: 'new' })).toMatchObject({ place: 'Depot' });
});

const choose = async (user: UserEvent, name: RegExp) => {
  await user.click(await screen.findByRole('button', { name: /^More/ }));
  await user.click(await screen.findByRole('menuitem', { name }));
};

it('changes a record of a made-up noun in its dialog', async () => {
  const { user, store } = open('/errands/one');
  await choose(user, /Edit/);
  const title = await screen.findByRole('textbox', { name: /^Title/ });
  await user.clear(title);
  await user.paste('Fetch felt');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Fetch felt' })).toBeVisible();
  expect(store.server.read({ collection: 'Errands', id: 'one' })).toMatchObject({ title: 'Fetch felt' });
});

it('archives a record of a made-up noun, and Undo brings it back', async () => {
  const { user, store } = open('/errands/one');
  await choose(user, /Archive/);
  const stored = () => store.server.read({ collection: 'Errands', id: 'one' });
  await waitFor(() => expect(stored()).toMatchObject({ listOrganizer: 'Archive' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(stored()).toMatchObject({ listOrganizer: 'Open' }));
});

it('takes a note about a record of a made-up noun, which its writer can remove', async () => {
  const { user } = open('/errands/one');
  await user.click(await screen.findByRole('link', { name: 'Timeline' }));
  await user.click(await screen.findByRole('textbox', { name: 'Note' }));
  await user.paste('The gate is locked.');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('The gate is locked.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('');
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('The gate is locked.')).not.toBeInTheDocument());
});
