import {
  accountNatures,
  credit,
  debit,
  fenToYuan,
  isBalancedPosting,
  ledgerAccount,
  ledgerAccountKind,
  ledgerCause,
  ledgerEntry,
  ledgerOperation,
  ledgerPosting,
  reversed,
  sumsOf,
  takings,
  type EntryLine,
  type LedgerAccountName,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { insertRows } from '../../../platform/rows/index.ts';
import { accountKey, holdAccounts, type AccountPlace, type HeldAccounts } from './accounts.ts';

/** What money was moved for: the row, and how people know it. */
export interface LedgerCause {
  readonly type: keyof typeof ledgerCause.code;
  readonly id: string;
  readonly no?: string | null;
  readonly name?: string | null;
}

/** A movement of money between the accounts of a unit, of one of its projects, and of a supplier in it. */
export interface NewPosting {
  /** Says what it is made by: the same key posts once, however often it comes. */
  readonly key: string;
  readonly operation: keyof typeof ledgerOperation.code;
  readonly place: AccountPlace;
  readonly lines: readonly EntryLine[];
  readonly cause: LedgerCause;
  readonly reason?: string | undefined;
  readonly reversesId?: string;
}

/** A posting as it stands; `isNew` is false where its key had been posted before. */
export interface Posted {
  readonly id: string;
  readonly isNew: boolean;
}

/**
 * Posts, all of them or none: refuses (`ledger.short`) where an account would hold less than nothing and may not. The
 * accounts are held first and together, the chain of evidence last, so that nobody waits in a circle.
 */
export async function post(ctx: Ctx, postings: readonly NewPosting[]): Promise<Posted[]> {
  for (const { key, lines } of postings) if (!isBalancedPosting(lines)) throw new Error(`${key} is not balanced`);
  const held = await holdAccounts(ctx, postings);
  const posted: Posted[] = [];
  for (const one of postings) posted.push(await postOne(ctx, held, one));
  for (const [index, { id, isNew }] of posted.entries()) {
    const one = postings[index];
    if (isNew && one) await record(ctx, id, one);
  }
  return posted;
}

async function postOne(ctx: Ctx, held: HeldAccounts, one: NewPosting): Promise<Posted> {
  const id = nextId();
  const [row] = await ctx.db.query(insertPosting, [
    ctx.tenantId,
    id,
    ledgerOperation.code[one.operation],
    String(sumsOf(one.lines).debit),
    one.key,
    ledgerCause.code[one.cause.type],
    one.cause.id,
    one.cause.no ?? null,
    one.cause.name ?? null,
    one.reason ?? null,
    one.place.projectId,
    one.reversesId ?? null,
    ctx.user.userId,
    ctx.user.deptIds[0] ?? null,
    ctx.now,
  ]);
  if (!row) return { id: await idOfKey(ctx, one.key), isNew: false };
  await demandCovered(ctx, held, one);
  await insertRows(ctx, ledgerEntry, {
    rows: one.lines.map(({ account, side, fen }) => ({
      postingId: id,
      accountId: idIn(held, account, one.place),
      debit: fenToYuan(side === 'debit' ? String(fen) : '0'),
      credit: fenToYuan(side === 'credit' ? String(fen) : '0'),
    })),
  });
  return { id, isNew: true };
}

const insertPosting = `
  insert into ${ledgerPosting.table} (tenant_id, id, operation, money, post_key, cause_type, cause_id, cause_no, cause_name,
    reason, project_id, reverses_id, create_user, create_dept, create_time)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
  on conflict (tenant_id, post_key) do nothing returning id`;

async function idOfKey({ db, tenantId }: Ctx, key: string): Promise<string> {
  const [found] = await db.query<{ id: string }>(
    `select id::text from ${ledgerPosting.table} where tenant_id = $1 and post_key = $2`,
    [tenantId, key],
  );
  if (!found) throw new Error(`the posting ${key} is nowhere`);
  return found.id;
}

/** Nobody else posts to a held account meanwhile, so what it holds is what it holds. */
async function demandCovered(ctx: Ctx, held: HeldAccounts, { lines, place }: NewPosting): Promise<void> {
  for (const [account, fen] of takings(lines)) {
    const left = await balanceOf(ctx, { account, id: idIn(held, account, place) });
    if (left >= fen) continue;
    refuse('ledger.short', {
      account: ledgerAccountKind.named(ledgerAccountKind.code[account])?.label[ctx.language] ?? account,
      left: fenToYuan(String(left)),
      money: fenToYuan(String(fen)),
    });
  }
}

/** What an account holds on the side on which it grows, in fen. */
async function balanceOf(
  { db, tenantId }: Ctx,
  { account, id }: { readonly account: LedgerAccountName; readonly id: string },
): Promise<bigint> {
  const [sums] = await db.query<{ fen: string }>(
    `select coalesce(sum(debit - credit), 0)::text as fen from ${ledgerEntry.table} where tenant_id = $1 and account_id = $2`,
    [tenantId, id],
  );
  const fen = BigInt(sums?.fen ?? '0');
  return accountNatures[account].side === 'debit' ? fen : -fen;
}

function idIn(held: HeldAccounts, account: LedgerAccountName, place: AccountPlace): string {
  const id = held.get(accountKey(account, place));
  if (!id) throw new Error(`the account ${account} is not held`);
  return id;
}

/** Its own chain: that of the administration is read by more people than may know who has paid (R38). */
export const ledgerStream = 'ledger';

function record(ctx: Ctx, id: string, { key, operation, lines, cause, reason }: NewPosting): Promise<void> {
  return recordEvidence(ctx, {
    stream: ledgerStream,
    action: `${ledgerPosting.name}.${operation}`,
    subject: id,
    payload: {
      key,
      cause: `${cause.type} ${cause.id}`,
      lines: lines.map(({ account, side, fen }) => [account, side, String(fen)]),
      ...(reason && { reason }),
    },
  });
}

type Reversing = Pick<NewPosting, 'cause' | 'place' | 'operation' | 'reason'>;

const lastOfCause = `
  select p.id::text from ${ledgerPosting.table} p
  where p.tenant_id = $1 and p.cause_id = $2 and p.operation = $3
    and not exists (select from ${ledgerPosting.table} r where r.tenant_id = p.tenant_id and r.reverses_id = p.id)
  order by p.id desc limit 1`;

/** Takes back the last posting of an operation that a cause has made and nobody has taken back; 404 where there is none. */
export async function reverseLast(ctx: Ctx, { operation, ...of }: Reversing): Promise<Posted> {
  const values = [ctx.tenantId, of.cause.id, ledgerOperation.code[operation]];
  const [last] = await ctx.db.query<{ id: string }>(lastOfCause, values);
  return last ? reversePosting(ctx, { ...of, postingId: last.id }) : notFound();
}

/** Takes a posting back by one on the other sides; a second one is refused. */
export async function reversePosting(
  ctx: Ctx,
  {
    postingId,
    reason,
    ...of
  }: { readonly postingId: string; readonly reason?: string | undefined } & Pick<NewPosting, 'cause' | 'place'>,
): Promise<Posted> {
  // Without a lock: what was posted never changes, and of two reversals the key lets one through.
  const lines = reversed(await linesOf(ctx, postingId));
  const key = `reverse/${postingId}`;
  const [posted] = await post(ctx, [{ ...of, key, operation: 'reverse', lines, reason, reversesId: postingId }]);
  if (!posted?.isNew) return refuse('ledger.reversed');
  return posted;
}

async function linesOf({ db, tenantId }: Ctx, postingId: string): Promise<EntryLine[]> {
  const rows = await db.query<{ kind: number; debit: string; credit: string }>(
    `select a.account_kind as kind, e.debit::text, e.credit::text
     from ${ledgerEntry.table} e join ${ledgerAccount.table} a on a.tenant_id = e.tenant_id and a.id = e.account_id
     where e.tenant_id = $1 and e.posting_id = $2 order by e.id`,
    [tenantId, postingId],
  );
  return rows.map((row) => {
    const account = ledgerAccountKind.named(row.kind)?.name as LedgerAccountName;
    return row.debit === '0' ? credit(account, BigInt(row.credit)) : debit(account, BigInt(row.debit));
  });
}
