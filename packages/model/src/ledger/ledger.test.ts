import { describe, expect, test } from 'vitest';
import { depositLines, type DepositDeed } from '../deposit/deposit-postings.ts';
import { depositWay } from '../deposit/choices.ts';
import {
  accountNatures,
  credit,
  debit,
  growthOf,
  isBalancedPosting,
  reversed,
  sumsOf,
  takings,
  type EntryLine,
  type LedgerAccountName,
} from './posting.ts';

/** A ledger as the test thinks of it: balances by account, and the keys that were posted. */
interface Book {
  readonly balances: ReadonlyMap<string, bigint>;
  readonly keys: ReadonlySet<string>;
}

const emptyBook: Book = { balances: new Map(), keys: new Set() };

interface BookPosting {
  /** Posted once, however often it comes. */
  readonly key: string;
  /** Whose accounts they are, where they are not the unit's. */
  readonly place: string;
  readonly lines: readonly EntryLine[];
}

/** The name of an account in a book. */
function accountOf(account: LedgerAccountName, place: string): string {
  return accountNatures[account].of === 'unit' ? account : `${account} ${place}`;
}

/**
 * The book after a posting: the same one where its key was posted before, undefined where an account has less than is
 * taken from it. Throws on a posting that is not balanced: no command makes one.
 */
function posted(book: Book, { key, place, lines }: BookPosting): Book | undefined {
  if (book.keys.has(key)) return book;
  if (!isBalancedPosting(lines)) throw new RangeError(`not balanced: ${key}`);
  for (const [account, fen] of takings(lines))
    if ((book.balances.get(accountOf(account, place)) ?? 0n) < fen) return undefined;
  const balances = new Map(book.balances);
  for (const line of lines) {
    const name = accountOf(line.account, place);
    balances.set(name, (balances.get(name) ?? 0n) + growthOf(line));
  }
  return { balances, keys: new Set([...book.keys, key]) };
}

/** Numbers that are the same for the same seed. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** A deposit as the test thinks of it: what it paid and where that is, told apart from the ledger. */
interface Told {
  paid: bigint;
  held: bigint;
  payable: bigint;
  refunded: bigint;
  converted: bigint;
  forfeited: bigint;
}

const nothing = (): Told => ({ paid: 0n, held: 0n, payable: 0n, refunded: 0n, converted: 0n, forfeited: 0n });

const deeds: readonly DepositDeed[] = ['receive', 'askRefund', 'cancelRefund', 'payRefund', 'convert', 'forfeit'];

/** What each deed takes from and brings to. */
const tell: Readonly<Record<DepositDeed, (told: Told, fen: bigint) => void>> = {
  receive: (told, fen) => {
    told.paid += fen;
    told.held += fen;
  },
  askRefund: (told, fen) => {
    told.held -= fen;
    told.payable += fen;
  },
  cancelRefund: (told, fen) => {
    told.held += fen;
    told.payable -= fen;
  },
  payRefund: (told, fen) => {
    told.payable -= fen;
    told.refunded += fen;
  },
  convert: (told, fen) => {
    told.held -= fen;
    told.converted += fen;
  },
  forfeit: (told, fen) => {
    told.held -= fen;
    told.forfeited += fen;
  },
};

const balance = (book: Book, account: LedgerAccountName, place: string) =>
  book.balances.get(accountOf(account, place)) ?? 0n;

/** Debits of all accounts together are their credits. */
function isWhole(book: Book): boolean {
  let sum = 0n;
  for (const [name, fen] of book.balances) {
    const account = name.split(' ')[0] as LedgerAccountName;
    sum += accountNatures[account].side === 'debit' ? fen : -fen;
  }
  return sum === 0n;
}

interface Made {
  readonly key: string;
  readonly place: string;
  readonly lines: EntryLine[];
  readonly undo: () => void;
}

/** One ledger on which people ask for whatever comes into their heads. */
class Run {
  book = emptyBook;
  readonly told = new Map<string, Told>();
  readonly made: Made[] = [];
  readonly undone = new Set<string>();
  readonly random: (below: number) => number;
  constructor(random: (below: number) => number) {
    this.random = random;
  }

  toldOf(place: string): Told {
    const one = this.told.get(place) ?? nothing();
    this.told.set(place, one);
    return one;
  }

  step(key: string): 'done' | 'refused' | 'repeated' | 'reversed' {
    const last = this.made[this.random(Math.max(1, this.made.length))];
    const wish = this.random(10);
    if (wish === 0 && last) return this.repeat(last);
    if (wish === 1 && last && !this.undone.has(last.key)) return this.reverse(last);
    return this.ask(key);
  }

  /** A retry of what was posted: nothing happens. */
  repeat(last: Made): 'repeated' {
    if (posted(this.book, last) !== this.book) throw new Error(`${last.key} was posted twice`);
    return 'repeated';
  }

  reverse(last: Made): 'reversed' | 'refused' {
    const after = posted(this.book, { ...last, key: `reverse ${last.key}`, lines: reversed(last.lines) });
    if (!after) return 'refused';
    this.book = after;
    last.undo();
    this.undone.add(last.key);
    return 'reversed';
  }

  ask(key: string): 'done' | 'refused' {
    const place = `p${this.random(2)}`;
    const one = this.toldOf(place);
    const deed = deeds[this.random(deeds.length)] ?? 'receive';
    const fen = BigInt(1 + this.random(500));
    const interestFen = deed === 'payRefund' ? BigInt(this.random(3)) : 0n;
    const lines = depositLines(deed, { fen, payWay: depositWay.code.transfer, interestFen });
    const after = posted(this.book, { key, place, lines });
    if (!after) return 'refused';
    this.book = after;
    tell[deed](one, fen);
    this.made.push({ key, place, lines, undo: () => tell[deed](one, -fen) });
    return 'done';
  }

  /** Whether the ledger is whole, and says of every deposit what was told of it. */
  isRight(): boolean {
    return isWhole(this.book) && [...this.told].every(([place, one]) => this.isAsTold(place, one));
  }

  isAsTold(place: string, one: Told): boolean {
    const accounts = ['depositHeld', 'refundPayable', 'performanceBond', 'forfeited'] as const;
    const should = [one.held, one.payable, one.converted, one.forfeited];
    const isSame = accounts.every((account, index) => balance(this.book, account, place) === should[index]);
    // Refunds, conversions and forfeitures come to what was paid and is not held any more.
    const sum = one.refunded + one.converted + one.forfeited + one.held + one.payable;
    return isSame && should.every((fen) => fen >= 0n) && sum === one.paid;
  }
}

describe('the ledger', () => {
  test('whatever is asked in whatever order, and however often, both sides are the same and nothing falls below nothing', () => {
    const random = randomFrom(20_261_126);
    const runs = 10_000;
    const counts = { done: 0, refused: 0, repeated: 0, reversed: 0 };
    const wrong: number[] = [];
    for (let number = 0; number < runs; number += 1) {
      const run = new Run(random);
      for (let step = 0; step < 12; step += 1) counts[run.step(`${number}/${step}`)] += 1;
      if (!run.isRight()) wrong.push(number);
    }
    expect(wrong).toEqual([]);
    // All of them happen often, or the orders prove nothing.
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(runs / 4);
  });

  test('a posting that is not balanced is none', () => {
    expect(isBalancedPosting([debit('bank', 5n), credit('depositHeld', 4n)])).toBe(false);
    expect(isBalancedPosting([debit('bank', 0n), credit('depositHeld', 0n)])).toBe(false);
    expect(() => posted(emptyBook, { key: 'k', place: 'p', lines: [debit('bank', 1n)] })).toThrow(RangeError);
  });

  test('a guarantee that is forfeited becomes money, and both papers and money are told apart', () => {
    const payWay = depositWay.code.guarantee;
    const lines = [...depositLines('receive', { fen: 9n, payWay }), ...depositLines('forfeit', { fen: 9n, payWay })];
    const sums = new Map<string, bigint>();
    for (const line of lines) sums.set(line.account, (sums.get(line.account) ?? 0n) + growthOf(line));
    expect(Object.fromEntries(sums)).toEqual({ guarantees: 0n, depositHeld: 0n, forfeited: 9n, bank: 9n });
  });

  test('interest is paid out of the bank with the refund', () => {
    const lines = depositLines('payRefund', { fen: 100n, payWay: 1, interestFen: 7n });
    expect(sumsOf(lines)).toEqual({ debit: 107n, credit: 107n });
  });
});
