import { describe, expect, test } from 'vitest';
import { signedTickets } from './signed-tickets.ts';

const names = ['tenantId', 'fileId', 'userId'] as const;
const tickets = signedTickets('a secret of more than thirty-two characters', 'file 1', names);
const ticket = { tenantId: '100001', fileId: '77', userId: '5', expireTime: '2026-11-20 10:05:00' };

describe('a ticket', () => {
  test('says what it was made for until its last second, and nothing after it', () => {
    const text = tickets.issue(ticket);
    expect(tickets.read(text, '2026-11-20 10:05:00')).toEqual(ticket);
    expect(tickets.read(text, '2026-11-20 10:05:01')).toBeUndefined();
  });

  test('with any character changed is none', () => {
    const text = tickets.issue(ticket);
    for (let at = 0; at < text.length; at += 1) {
      const other = text[at] === '1' ? '2' : '1';
      expect(tickets.read(`${text.slice(0, at)}${other}${text.slice(at + 1)}`, '2026-11-20 10:00:00')).toBeUndefined();
    }
  });

  test('of another secret is none', () => {
    const foreign = signedTickets('another secret of more than thirty-two', 'file 1', names).issue(ticket);
    expect(tickets.read(foreign, '2026-11-20 10:00:00')).toBeUndefined();
  });

  test('of another purpose is none', () => {
    const other = signedTickets('a secret of more than thirty-two characters', 'file 2', names).issue(ticket);
    expect(tickets.read(other, '2026-11-20 10:00:00')).toBeUndefined();
  });

  test('says nothing with a dot, which stands between its words', () => {
    expect(() => tickets.issue({ ...ticket, fileId: '7.7' })).toThrow('cannot say');
  });

  test('lengthened, shortened or empty is none', () => {
    const text = tickets.issue(ticket);
    for (const wrong of ['', '.', `${text}A`, text.slice(0, -1), ` ${text}`]) {
      expect(tickets.read(wrong, '2026-11-20 10:00:00')).toBeUndefined();
    }
  });
});
