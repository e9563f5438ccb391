import { expect, it } from 'vitest';
import { errandDescription, errandNoun } from '@tests/factories/made-up-noun';
import { defineNoun, viewing } from './define-noun';

it('is a plain object, as described', () => {
  expect(errandNoun).toEqual(errandDescription);
  expect(viewing(errandNoun)).toBe('tasks:view');
});

// The assertion is that each line does not compile; running them shows nothing.
it('does not compile without a trait or with an unknown field', () => {
  const { key: _key, ...noKey } = errandDescription;
  const { name: _name, ...noName } = errandDescription;
  const { shape: _shape, ...noShape } = errandDescription;
  const { area: _area, ...noArea } = errandDescription;
  const { words: _words, ...noWords } = errandDescription;
  const { line: _line, ...noLine } = errandDescription;
  const { address: _address, ...noAddress } = errandDescription;
  const { archive: _archive, ...noArchive } = errandDescription;
  const { parent: _parent, ...noParent } = errandDescription;
  const { status: _status, ...noStatus } = errandDescription;
  const { openWork: _openWork, ...noOpenWork } = errandDescription;
  const { isExported: _isExported, ...noExport } = errandDescription;
  const { movesWithOwner: _movesWithOwner, ...noMove } = errandDescription;
  // @ts-expect-error the key
  defineNoun(noKey);
  // @ts-expect-error the name
  defineNoun(noName);
  // @ts-expect-error the shape
  defineNoun(noShape);
  // @ts-expect-error the permissions
  defineNoun(noArea);
  // @ts-expect-error the words
  defineNoun(noWords);
  // @ts-expect-error the line
  defineNoun(noLine);
  // @ts-expect-error the address
  defineNoun(noAddress);
  // @ts-expect-error the archive
  defineNoun(noArchive);
  // @ts-expect-error the parent
  defineNoun(noParent);
  // @ts-expect-error the status
  defineNoun(noStatus);
  // @ts-expect-error open work
  defineNoun(noOpenWork);
  // @ts-expect-error the export
  defineNoun(noExport);
  // @ts-expect-error the way into a company
  defineNoun(noMove);
  // @ts-expect-error no such field
  defineNoun({ ...errandDescription, line: { title: 'name', text: [] } });
  // @ts-expect-error no such field of the parent
  defineNoun({ ...errandDescription, parent: { noun: 'job', field: 'jobId', shared: [] } });
  expect(Object.keys(errandDescription)).toHaveLength(13);
});
