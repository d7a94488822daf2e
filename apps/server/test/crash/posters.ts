import type pg from 'pg';
import { gatherProjectIn, costInMoves, costInLifecycle, costInType } from '@zhaocai/model';
import { startClients, type Clients, type Wanted } from './clients.ts';
import type { Product } from './product.ts';

export const unit = '100001';

/** One receipt of a project that is to be confirmed, and perhaps to be set aside again. */
interface Receipt {
  readonly id: string;
  readonly isMistake: boolean;
}

interface Kept {
  readonly id: string;
  readonly version: number;
}

/** Money that somebody has noted for a project of the demo, in amounts that all differ; a part of it is a mistake. */
export async function layReceipts(
  client: pg.Client,
  { count, mistakes }: { count: number; mistakes: number },
): Promise<Receipt[]> {
  const kinds = [
    costInType.code.documentFee,
    costInType.code.agencyFee,
    costInType.code.sceneFee,
    costInType.code.other,
  ];
  const { rows } = await client.query<Receipt>(
    `insert into cost_in (tenant_id, id, in_no, in_type, in_status, project_id, money, payer_name, pay_time, create_time, update_time)
     select p.tenant_id, n, 'CRASH-' || n, ($3::int[])[1 + n % 4], $2, p.id, 100 + n, '供应商' || n, now(), now(), now()
     from generate_series(1, $4::int) n,
       (select tenant_id, id from project where tenant_id = $1 and is_deleted = 0
        order by id limit 1) p
     returning id::text, id <= $5 as "isMistake"`,
    [unit, costInLifecycle.code.toConfirm, kinds, count, mistakes],
  );
  if (rows.length !== count) throw new Error('the demo has no project');
  return rows;
}

const pathOf = ({ route }: { readonly route: string }) => route.split(' ')[1] ?? '';

/** The state of a row that a first request has moved already. */
const isMoved = (msg: string) => msg.includes('状态已变化') || msg.includes('已被他人修改') || msg.includes('状态');

function confirmation({ id, isMistake }: Receipt, isKeyed: boolean): Wanted<Kept> {
  return {
    name: `costIn/${id}`,
    path: pathOf(gatherProjectIn),
    body: { id, version: 0 },
    isKeyed,
    isDone: isMoved,
    ...(isMistake && { next: () => setAside(id, isKeyed) }),
  };
}

function setAside(id: string, isKeyed: boolean): Wanted<Kept> {
  const body = { id, version: 1, reason: '付款人来电说明汇错了项目，先转入待查' };
  return { name: `costIn/${id}/mistake`, path: pathOf(costInMoves.mistake), body, isKeyed, isDone: isMoved };
}

/**
 * Parallel clients that post into one ledger; each request is named by the key of its posting. Every second has no
 * idempotency key: that nothing is posted twice must not be owed to it.
 */
export function startPosters(
  product: Product,
  { token, clients, receipts }: { token: string; clients: number; receipts: readonly Receipt[] },
): Clients<Kept> {
  const wanted = receipts.map((receipt, index) => confirmation(receipt, index % 2 === 0));
  return startClients<Kept>(product, { token, clients, wanted });
}
