/** What the values of a field are to users, where their kind does not say it. */
export type FieldMeaning = 'person' | 'phone' | 'rhythm';

/** What is known of a field beside its values. It stands on the field, so fields of one name share nothing. */
export type FieldFacts = {
  /** Its name for users, where the spelled-out key is not it. */
  readonly label?: string;
  /** True for ids, copies, search keys and counters: no history, notice or question names it. */
  readonly isBookkeeping?: boolean;
  /** The field of the same record that it is computed from; changed with it. */
  readonly copyOf?: string;
  readonly meaning?: FieldMeaning;
  /** The field that this one signs: it holds the uid of the last writer of that field. */
  readonly signs?: string;
  /** Whether the crew of a record reports it without the right to edit the record. */
  readonly isByCrew?: boolean;
  /** Names of the keys of a map. */
  readonly keyLabels?: Readonly<Record<string, string>>;
  /** A secret of which the history shows the end alone: a client's link opens the client's page to anyone. */
  readonly isShownByItsEnd?: boolean;
};
