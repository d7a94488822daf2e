import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { candidateRootOf, commitOf, drawOrder, faultsOfDraw, seedOf, type DrawRecord } from '@zhaocai/model';
import { drawHashes } from '../../../platform/audit/index.ts';
import { randomFrom } from '../../../../test/random-from.ts';

const hashes = drawHashes;

function drawn(drawNo: string, candidates: readonly string[], reveals: Readonly<Record<string, string>>): DrawRecord {
  const commits = Object.fromEntries(
    Object.entries(reveals).map(([party, secret]) => [party, commitOf(hashes, party, secret)]),
  );
  const candidateRoot = candidateRootOf(hashes, candidates);
  const seed = seedOf(hashes, { drawNo, reveals, candidateRoot });
  const tickets = drawOrder(hashes, { candidates, seed, round: 1 });
  return { drawNo, candidates, candidateRoot, commits, reveals, seed, round: 1, tickets };
}

const secretOf = (next: (below: number) => number) => Array.from({ length: 32 }, () => next(16).toString(16)).join('');

const sample = drawn('CQ-2026-0001', ['101', '102', '103'], {
  buyer: '00112233445566778899aabbccddeeff',
  supervisor: 'ffeeddccbbaa99887766554433221100',
});

describe('a draw that can be checked', () => {
  test('keeps to its written form, so that every verifier calculates the same', () => {
    const commit = createHash('sha256').update('buyer|00112233445566778899aabbccddeeff').digest('hex');
    expect(sample.commits.buyer).toBe(commit);
    expect(sample.candidateRoot).toBe(createHash('sha256').update('101\n102\n103').digest('hex'));
    const seed = createHash('sha256')
      .update(`CQ-2026-0001|${sample.reveals.buyer}|${sample.reveals.supervisor}|${sample.candidateRoot}`)
      .digest('hex');
    expect(sample.seed).toBe(seed);
    for (const { id, ticket } of sample.tickets)
      expect(ticket).toBe(createHmac('sha256', Buffer.from(seed, 'hex')).update(`draw-v1|1|${id}`).digest('hex'));
    expect(sample.tickets.map(({ ticket }) => ticket)).toEqual(sample.tickets.map(({ ticket }) => ticket).sort());
  });

  test('comes to the same order however its candidates are listed, and verifies', () => {
    const next = randomFrom(7);
    for (let round = 0; round < 2_000; round += 1) {
      const pool = [...new Set(Array.from({ length: 1 + next(40) }, () => String(next(1_000_000_000))))];
      const record = drawn(`CQ-${round}`, pool, { buyer: secretOf(next), supervisor: secretOf(next) });
      const shuffled = pool.toSorted(() => next(3) - 1);
      expect(drawOrder(hashes, { candidates: shuffled, seed: record.seed, round: 1 })).toEqual(record.tickets);
      expect(candidateRootOf(hashes, shuffled)).toBe(record.candidateRoot);
      expect(faultsOfDraw(hashes, { ...record, candidates: shuffled })).toEqual([]);
    }
  });

  test('tells what of it was changed afterwards', () => {
    const faults = (more: Partial<DrawRecord>) => faultsOfDraw(hashes, { ...sample, ...more });
    expect(faults({})).toEqual([]);
    expect(faults({ reveals: { ...sample.reveals, buyer: '0'.repeat(32) } })).toEqual(['commits', 'seed']);
    expect(faults({ reveals: { buyer: sample.reveals.buyer ?? '' } })).toEqual(['commits', 'seed']);
    expect(faults({ candidates: ['101', '102', '104'] })).toEqual(['candidateRoot', 'order']);
    expect(faults({ seed: '0'.repeat(64) })).toEqual(['seed', 'order']);
    expect(faults({ tickets: sample.tickets.toReversed() })).toEqual(['order']);
    expect(faults({ tickets: sample.tickets.slice(1) })).toEqual(['order']);
    expect(faults({ commits: {} })).toEqual(['commits']);
    expect(faults({ drawNo: 'CQ-2026-0002' })).toEqual(['seed']);
  });

  test('favours nobody: each of five is drawn about as often as any other', () => {
    const next = randomFrom(11);
    const firsts = new Map<string, number>();
    const times = 5_000;
    for (let round = 0; round < times; round += 1) {
      const [first] = drawn(`N${round}`, ['1', '2', '3', '4', '5'], {
        buyer: secretOf(next),
        supervisor: secretOf(next),
      }).tickets;
      firsts.set(first?.id ?? '', (firsts.get(first?.id ?? '') ?? 0) + 1);
    }
    // Chi-squared with four degrees of freedom: 18.5 is passed once in a thousand, and the numbers are always the same.
    const expected = times / 5;
    const spread = [...firsts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(firsts.size).toBe(5);
    expect(spread).toBeLessThan(18.5);
  });
});
