import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useEffect, useEffectEvent, useState } from 'react';
import type { MailContent, MailRecord } from '@/api/contract/mail';
import { useDirectory } from '@/data/directory/use-directory';
import { useRoster } from '@/data/session/use-settings';
import { useUser } from '@/data/session/use-session';
import { allRows } from '@/domain/core/rows';
import { isEmailAddress } from '@/domain/format/email';
import { isListBreak, isSamePerson, typedPeople } from '@/domain/mail/typed-people';
import { isFoundIn } from '@/domain/search/find';
import { nameWordsOf } from '@/domain/search/words';

export type Person = MailContent['to'][number];

/** A person on offer; customers bring the record that the mail is then about. */
type Offered = Person & { readonly customerId?: string };

export type RecipientsFieldProps = {
  readonly label: string;
  readonly people: readonly Person[];
  /** `customer` is set when one was chosen by name. */
  readonly onChange: (people: readonly Person[], customer?: MailRecord) => void;
  readonly autoFocus?: boolean;
};

const MOST_OFFERED = 8;
/** Above the open keyboard of a phone: recipients, subject, message and Send stay in sight. */
export const SHORT_SCREEN = '@media (max-height: 480px)';
const isWrong = ({ uid, email }: Person) => uid === '' && !isEmailAddress(email);

/** Recipients by name from coworkers and customers, or any typed addresses. */
export function RecipientsField({ label, people, onChange, autoFocus = false }: RecipientsFieldProps) {
  const [text, setText] = useState('');
  const { options, isLooking } = useOffered(text);
  /** A name that Enter was pressed for before the customers with it were known. */
  const [awaited, setAwaited] = useState('');
  const wrong = people.find(isWrong);
  const isChosen = (one: Person) => people.some((known) => isSamePerson(known, one));
  const add = (typed: string) => {
    const added = typedPeople(
      typed,
      options.map(({ uid, name, email }) => ({ uid, name, email })),
    );
    if (added.length === 0) return;
    onChange([...people, ...added.filter((one) => !isChosen(one))]);
    setText('');
  };
  const choose = ({ uid, name, email, customerId }: Offered) => {
    const chosen = { uid, name, email };
    if (!isChosen(chosen)) {
      const customer = { noun: 'customer', id: customerId ?? '', title: name } as const;
      onChange([...people, chosen], customerId === undefined ? undefined : customer);
    }
    setText('');
  };
  /** Takes a name for its suggestion: the first of several who are not chosen yet, which is the highlighted one. */
  const take = (typed: string) => {
    const first = options.find((one) => !isChosen(one)) ?? options[0];
    if (typed.includes('@') || typed.trim() === '') add(typed);
    else if (first) choose(first);
    else if (isLooking) setAwaited(typed);
    else add(typed);
  };
  const takeAwaited = useEffectEvent(() => {
    setAwaited('');
    // Of several that nobody had seen at the press, none is taken.
    if (awaited === text && options.length < 2) take(text);
  });
  useEffect(() => {
    if (awaited === '' || isLooking) return undefined;
    const timer = setTimeout(takeAwaited);
    return () => clearTimeout(timer);
  }, [awaited, isLooking]);
  return (
    <Autocomplete<Offered, true, true, true>
      multiple
      freeSolo
      disableClearable
      filterSelectedOptions
      autoHighlight={text.trim() !== '' && !text.includes('@')}
      options={options}
      filterOptions={(all) => all}
      value={[...people]}
      inputValue={text}
      isOptionEqualToValue={(one, other) => typeof other !== 'string' && isSamePerson(one, other)}
      getOptionKey={(one) => (typeof one === 'string' ? one : one.uid || (one.customerId ?? one.email))}
      getOptionLabel={(one) => (typeof one === 'string' ? one : one.name || one.email)}
      onInputChange={(_, typed, reason) => {
        if (reason === 'input' && isListBreak(typed)) add(typed);
        else if (reason === 'input' || reason === 'clear') setText(typed);
      }}
      onChange={(_, chosen) => {
        const typed = chosen.find((one) => typeof one === 'string');
        if (typed !== undefined) return take(typed);
        const offered = chosen.filter((one) => typeof one !== 'string');
        const customer = offered.findLast(({ customerId }) => customerId !== undefined);
        onChange(
          offered.map(({ uid, name, email }) => ({ uid, name, email })),
          customer?.customerId === undefined
            ? undefined
            : { noun: 'customer', id: customer.customerId, title: customer.name },
        );
        setText('');
      }}
      onBlur={() => add(text)}
      sx={{
        '& .MuiInputBase-root': { maxHeight: 96, overflowY: 'auto' },
        '& .MuiAutocomplete-inputRoot': { [SHORT_SCREEN]: { maxHeight: 48 } },
      }}
      renderOption={({ key, ...option }, one) => (
        <li key={key} {...option}>
          <span>
            {one.name || one.email}
            <small style={{ display: 'block', opacity: 0.8 }}>
              {one.uid === '' ? one.email : 'Coworker'}
            </small>
          </span>
        </li>
      )}
      renderValue={(chosen, itemProps) =>
        chosen.map((one, index) => {
          const { key, ...item } = itemProps({ index });
          const person = typeof one === 'string' ? { uid: '', name: '', email: one } : one;
          return (
            <Chip
              key={key}
              size="small"
              label={person.name || person.email}
              title={person.email}
              color={isWrong(person) ? 'error' : 'default'}
              variant="outlined"
              {...item}
            />
          );
        })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          size="small"
          autoFocus={autoFocus}
          error={wrong !== undefined}
          helperText={wrong && `“${wrong.email}” is not an e-mail address.`}
        />
      )}
    />
  );
}

/** Coworkers and customers with an address whom the typed words find; `isLooking` until they are known. */
function useOffered(text: string): { readonly options: Offered[]; readonly isLooking: boolean } {
  const user = useUser();
  const { people } = useRoster();
  const wanted = text.trim();
  const { customers, status } = useDirectory(
    wanted.length < 2 ? null : { text: wanted, list: null, leads: null, limit: MOST_OFFERED },
  );
  const coworkers = people.filter(
    ({ uid, name, active }) => active && uid !== user.uuid && isFoundIn(wanted, () => nameWordsOf(name)),
  );
  const clients = wanted.length < 2 ? [] : allRows(customers).filter(({ email }) => email !== '');
  const options = [
    ...coworkers.map(({ uid, name }) => ({ uid, name, email: '' })),
    ...clients.map(({ uuid, name, email }) => ({ uid: '', name, email, customerId: uuid })),
  ].slice(0, 2 * MOST_OFFERED);
  return { options, isLooking: status === 'loading' || status === 'building' };
}
