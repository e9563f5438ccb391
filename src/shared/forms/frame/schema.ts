import { setLocale } from 'yup';

const WRONG = 'This value does not fit here.';
const MISSING = 'Fill this in.';
const CHOICE = 'Choose one of the list.';
const LARGER = 'At least ${min}.';
const SMALLER = 'At most ${max}.';

// yup's own messages name the field as in code ("jobRole must be defined").
setLocale({
  mixed: {
    default: WRONG,
    required: MISSING,
    defined: MISSING,
    notNull: MISSING,
    oneOf: CHOICE,
    notOneOf: CHOICE,
    notType: WRONG,
  },
  string: {
    length: 'Exactly ${length} characters.',
    min: 'At least ${min} characters.',
    max: 'At most ${max} characters.',
    matches: WRONG,
    email: 'This does not look like an e-mail address.',
    url: 'This does not look like a web address.',
    uuid: WRONG,
    datetime: 'Write a date and a time.',
    datetime_precision: 'Write a date and a time.',
    datetime_offset: 'Write a date and a time.',
    trim: 'Leave no space before or after it.',
    lowercase: 'Write it in small letters.',
    uppercase: 'Write it in capitals.',
  },
  number: {
    min: LARGER,
    max: SMALLER,
    lessThan: 'Less than ${less}.',
    moreThan: 'More than ${more}.',
    positive: 'More than zero.',
    negative: 'Less than zero.',
    integer: 'Write a whole number.',
  },
  date: { min: LARGER, max: SMALLER },
  boolean: { isValue: WRONG },
  object: { noUnknown: WRONG, exact: WRONG },
  array: { min: 'At least ${min} entries.', max: 'At most ${max} entries.', length: '${length} entries.' },
  tuple: { notType: WRONG },
});

/**
 * Import yup only from here: default messages are plain sentences without field names of the code. Formik passes an
 * empty text as undefined, so an optional text is `string()` without `defined()`.
 */
export { array, boolean, lazy, mixed, number, object, ref, string } from 'yup';
