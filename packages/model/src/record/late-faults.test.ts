import { describe, expect, test } from 'vitest';
import type { RecordRow } from './chain-faults.ts';
import { lateFaults } from './late-faults.ts';

let seq = 0;
const row = (action: string, at: string, said: object = {}, more: Partial<RecordRow> = {}): RecordRow => {
  seq += 1;
  const subject = more.subject ?? '11';
  const payload = JSON.stringify({ action, subject, at, actor: { id: '1' }, ...said });
  return { stream: '11', seq: String(seq), prevHash: '', hash: '', payload, action, subject, at, actor: '1', ...more };
};
const bidder = { stream: '11.300001', subject: '13' };
const published = row('project.publish', '2026-11-02 09:00:00', { bidEndTime: '2026-11-23 09:00:00' });
const quoted = (at: string) => row('quote.submit', at, {}, bidder);

describe('a record', () => {
  test('names a quote that was taken at its deadline, and none that came a second before it', () => {
    expect(lateFaults([published, quoted('2026-11-23 08:59:59')])).toEqual([]);
    const [fault] = lateFaults([published, quoted('2026-11-23 09:00:00')]);
    expect(fault).toContain('when it was due by 2026-11-23 09:00:00');
  });

  test('goes by the deadline that a change notice or a resumption moved, and by no other', () => {
    const moved = (action: string, after: string) =>
      row(action, '2026-11-10 09:00:00', { changes: [{ field: 'bidEndTime', after }] });
    const later = moved('project.change', '2026-11-30 09:00:00');
    expect(lateFaults([published, later, quoted('2026-11-29 09:00:00')])).toEqual([]);
    expect(
      lateFaults([published, later, moved('project.resume', '2026-11-25 09:00:00'), quoted('2026-11-29 09:00:00')]),
    ).toHaveLength(1);
    expect(
      lateFaults([published, moved('project.note', '2026-11-30 09:00:00'), quoted('2026-11-29 09:00:00')]),
    ).toHaveLength(1);
  });

  test('goes for a quote of a round by that round’s end, as it was extended', () => {
    const called = row('quoteRound.call', '2026-11-24 14:00:00', { endTime: '2026-11-24 14:30:00' }, { subject: '21' });
    const extended = row(
      'quoteRound.extend',
      '2026-11-24 14:20:00',
      { endTime: '2026-11-24 14:40:00' },
      { subject: '21' },
    );
    const quote = (at: string, roundId = '21') => row('roundBidder.quote', at, { roundId }, bidder);
    expect(lateFaults([published, called, extended, quote('2026-11-24 14:39:59')])).toEqual([]);
    expect(lateFaults([published, called, quote('2026-11-24 14:30:00')])).toHaveLength(1);
    expect(lateFaults([published, called, quote('2026-11-24 14:50:00', '22')])).toEqual([]);
  });

  test('says nothing of rows that are hidden from its reader, or of a project without a deadline', () => {
    const hidden = { ...quoted('2026-11-24 09:00:00'), payload: null };
    expect(lateFaults([published, hidden])).toHaveLength(1);
    expect(lateFaults([quoted('2026-11-24 09:00:00')])).toEqual([]);
    expect(lateFaults([{ ...published, payload: null }, quoted('2026-11-24 09:00:00')])).toEqual([]);
  });
});
