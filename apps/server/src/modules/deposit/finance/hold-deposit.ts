import {
  compareYuan,
  deposit,
  depositLines,
  fenToYuan,
  yuanToFen,
  type DepositDeed,
  type EntityState,
  type MoveAnswer,
  type Row,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { lockRow } from '../../../platform/rows/index.ts';
import type { NewPosting } from '../../ledger/index.ts';
import { knownDeposits } from '../list/known-deposits.ts';

export type DepositRow = Row<typeof deposit>;
/** What a move of a deposit answers. */
export type DepositMoved = MoveAnswer<EntityState<typeof deposit>>;

interface Wanted {
  readonly id: string;
  readonly version?: number | undefined;
}

/** A deposit that the caller may know of, held until the transaction ends; 404 where he may not. */
export function holdDeposit(ctx: Ctx, wanted: Wanted): Promise<DepositRow> {
  return lockRow(ctx, deposit, { ...wanted, scope: knownDeposits });
}

/** What of a deposit lies with the buyer still, in yuan. */
export function heldMoney({ money, convertMoney }: Pick<DepositRow, 'money' | 'convertMoney'>): string {
  return fenToYuan(String(BigInt(yuanToFen(money ?? '0')) - BigInt(yuanToFen(convertMoney ?? '0'))));
}

interface Posting {
  readonly deed: DepositDeed;
  /** In yuan. */
  readonly money: string;
  readonly interest?: string;
  readonly reason?: string | undefined;
}

/** Whose accounts a deposit's money is in. */
export function placeOf({ projectId, supplierTenantId, supplierName }: DepositRow) {
  return { projectId, supplierTenantId, supplierName };
}

export function causeOf({ id, depositNo, supplierName }: DepositRow) {
  return { type: 'deposit', id, no: depositNo, name: supplierName } as const;
}

/** The posting of a deed: once for each version of the deposit, however often it is asked for. */
export function postingOf(row: DepositRow, { deed, money, interest = '0', reason }: Posting): NewPosting {
  const interestFen = BigInt(yuanToFen(interest));
  return {
    key: `deposit/${row.id}/${deed}/${row.version}`,
    operation: deed,
    place: placeOf(row),
    cause: causeOf(row),
    lines: depositLines(deed, { fen: BigInt(yuanToFen(money)), payWay: row.payWay, interestFen }),
    reason,
  };
}

export const isNothing = (money: string) => compareYuan(money, '0') <= 0;
