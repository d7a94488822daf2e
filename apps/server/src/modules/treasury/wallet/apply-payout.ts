import {
  compareYuan,
  payout,
  type applyOut as endpoint,
  type EndpointInput,
  type EndpointOutput,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { insertRow } from '../../../platform/rows/index.ts';
import { ledgerStream } from '../../ledger/index.ts';
import { walletsOf, type OwnWallet } from './own-wallet.ts';
import { defaultAccountOf } from './payee-account.ts';

/**
 * Whoever has a wallet applies to be paid out of it, to his default account. What all have applied for together is held against
 * the account by the database (`payout_available`): of two at once it lets one wait for the other.
 */
export async function applyForPayout(
  ctx: Ctx,
  { money, tenantId }: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  if (compareYuan(money, '0') <= 0) refuse('treasury.nothing');
  const wallet = await walletMeant(ctx, tenantId);
  const account = await defaultAccountOf(ctx);
  if (!account) return refuse('treasury.noDefaultAccount');
  if (compareYuan(money, wallet.available) > 0) refuse('treasury.short');
  const id = nextId();
  // Not counted up: a serial number would tell a supplier how much others withdraw.
  const payoutNo = `TX${id.slice(-12)}`;
  await insertRow(ctx, payout, {
    id,
    tenantId: wallet.tenantId,
    values: {
      payoutNo,
      money,
      ownerName: account.holder,
      supplierTenantId: wallet.expertId === null ? ctx.tenantId : null,
      expertId: wallet.expertId,
      payeeBank: account.bank,
      payeeAccount: account.account,
    },
  });
  await recordEvidence(ctx, {
    tenantId: wallet.tenantId,
    stream: ledgerStream,
    action: 'payout.apply',
    subject: id,
    payload: { payoutNo, money },
  });
  return { id, version: 0, payoutNo };
}

async function walletMeant(ctx: Ctx, tenantId: string | undefined): Promise<OwnWallet> {
  const wallets = await walletsOf(ctx, { tenantId });
  const [only, another] = wallets.filter((one) => compareYuan(one.balance, '0') > 0);
  if (!only) return refuse('treasury.short');
  return another ? refuse('treasury.whichWallet') : only;
}
