import * as library from 'rrule';

type Library = typeof library;

/** rrule's parser and generator. Node gets its CommonJS build, whose parts are under `default`; bundlers the other one. */
export const { RRule } = 'RRule' in library ? library : (library as { default: Library }).default;
