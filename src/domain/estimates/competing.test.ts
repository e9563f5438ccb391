import { describe, expect, it } from 'vitest';
import { competingWith } from './competing';

type One = Parameters<typeof competingWith>[0];
const one = (uuid: string, over: Partial<One> = {}): One => ({
  ...{ uuid, kind: 'Estimate', status: 'Sent', statusAt: 5, createdAt: 1, trackerId: '' },
  ...over,
});
const signed = one('signed', { status: 'Approved', statusAt: 10 });
const idsWith = (by: One, others: readonly One[]) =>
  competingWith(by, [by, ...others]).map(({ uuid }) => uuid);

describe('competing estimates', () => {
  it('are the open ones of the same work', () => {
    const open = (['Draft', 'Pending Approval', 'Sent', 'Viewed', 'Changes Requested'] as const).map(
      (status) => one(status, { status }),
    );
    const closed = (['Approved', 'Declined', 'Converted', 'Void'] as const).map((status) =>
      one(status, { status }),
    );
    expect(idsWith(signed, [...open, ...closed])).toEqual(open.map(({ uuid }) => uuid));
  });

  it('are none of other work, of later work, nor changes', () => {
    const sold = { ...signed, status: 'Converted' as const, trackerId: 't1' };
    const others = [
      one('same tracker', { trackerId: 't1' }),
      one('other tracker', { trackerId: 't2' }),
      one('later', { createdAt: 11 }),
      one('change', { kind: 'Change' }),
    ];
    expect(idsWith(sold, others)).toEqual(['same tracker']);
  });

  it('need a signature of an estimate', () => {
    expect(idsWith(one('sent'), [one('a')])).toEqual([]);
    expect(idsWith({ ...signed, kind: 'Change' }, [one('a')])).toEqual([]);
  });
});
