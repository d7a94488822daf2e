import { describe, expect, test } from 'vitest';
import {
  emptyLine,
  isBalanced,
  replay,
  transferred,
  type AccountName,
  type Balances,
  type OperationName,
  type Transfer,
} from './ledger.ts';

/** Numbers that are the same for the same seed. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const kinds: readonly (readonly [OperationName, AccountName, AccountName])[] = [
  ['issue', 'granted', 'available'],
  ['reserve', 'available', 'reserved'],
  ['commit', 'reserved', 'committed'],
  ['spend', 'committed', 'spent'],
  ['release', 'reserved', 'available'],
  ['release', 'committed', 'reserved'],
  ['adjust', 'granted', 'available'],
  ['adjust', 'available', 'granted'],
  ['allot', 'available', 'allotted'],
  ['giveBack', 'allotted', 'available'],
  ['close', 'available', 'granted'],
];

/** What somebody might ask for next: any operation, or the way back of one that was made and is none itself. */
function wish(random: (below: number) => number, made: readonly Transfer[]): Transfer {
  const fen = BigInt(1 + random(60_000));
  const back = made[random(made.length + 8)];
  if (back && back.operation !== 'reverse')
    return { operation: 'reverse', from: back.to, to: back.from, fen: back.fen };
  const [operation, from, to] = kinds[random(kinds.length)] ?? ['issue', 'granted', 'available'];
  return { operation, from, to, fen };
}

const textOf = (balances: Balances) => Object.values(balances).join(' ');

function anOrder(seed: number): { balances: Balances; made: Transfer[]; refused: number } {
  const random = randomFrom(seed);
  const made: Transfer[] = [{ operation: 'issue', from: 'granted', to: 'available', fen: 100_000n }];
  let balances = replay(made);
  let refused = 0;
  for (let step = 0; step < 40; step += 1) {
    const next = wish(random, made);
    const after = transferred(balances, next);
    if (!after) {
      refused += 1;
      continue;
    }
    // An assertion for each of 400,000 steps would take longer than the steps.
    if (!isBalanced(after)) throw new Error(`out of balance in order ${seed}, step ${step}`);
    balances = after;
    made.push(next);
  }
  return { balances, made, refused };
}

describe('the ledger of a budget line', () => {
  test('in 10,000 random orders balances at every step, is never below nothing, and replays to the same', () => {
    let refused = 0;
    let made = 0;
    for (let seed = 1; seed <= 10_000; seed += 1) {
      const order = anOrder(seed);
      if (textOf(replay(order.made)) !== textOf(order.balances)) throw new Error(`order ${seed} replays to another`);
      refused += order.refused;
      made += order.made.length;
    }
    // Both happen often, or the orders prove nothing.
    expect(refused).toBeGreaterThan(10_000);
    expect(made).toBeGreaterThan(100_000);
  });

  test('takes no more from an account than it has', () => {
    const line = { ...emptyLine, granted: 500n, available: 500n };
    expect(transferred(line, { operation: 'reserve', from: 'available', to: 'reserved', fen: 501n })).toBeUndefined();
    expect(transferred(line, { operation: 'reserve', from: 'available', to: 'reserved', fen: 500n })).toMatchObject({
      available: 0n,
      reserved: 500n,
    });
  });

  test('knows the ways of each operation: money is not spent that no contract has committed', () => {
    const line = { ...emptyLine, granted: 500n, reserved: 500n };
    expect(() => transferred(line, { operation: 'spend', from: 'reserved', to: 'spent', fen: 1n })).toThrow(
      'no such transfer',
    );
    expect(() => transferred(line, { operation: 'commit', from: 'reserved', to: 'committed', fen: 0n })).toThrow(
      'no such transfer',
    );
  });
});
