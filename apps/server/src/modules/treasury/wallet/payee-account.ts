import type { Ctx } from '../../../platform/http/index.ts';

export interface PayeeAccount {
  readonly bank: string;
  readonly account: string;
  readonly holder: string;
}

const ofExpert = `
  select b.bank_name as bank, b.card_no as account, coalesce(b.holder, e.name) as holder
  from expert e join expert_bank b on b.tenant_id = e.tenant_id and b.expert_id = e.id
  where e.tenant_id = $1 and b.is_default and b.is_deleted = 0`;

/** The account that an expert has named as his default. */
export async function accountOfExpert({ db, tenantId }: Ctx, expertId: string): Promise<PayeeAccount | undefined> {
  const [row] = await db.query<PayeeAccount & Record<string, unknown>>(`${ofExpert} and e.id = $2`, [
    tenantId,
    expertId,
  ]);
  return row;
}

/** The account that the caller has named as his default: a supplier's own, or that of his file as an expert. */
export async function defaultAccountOf({ db, tenantId, user }: Ctx): Promise<PayeeAccount | undefined> {
  const [row] =
    user.tenantKind === 'supplier'
      ? await db.query<PayeeAccount & Record<string, unknown>>(
          `select bank_name as bank, account_no as account, coalesce(holder, '') as holder from wallet_account
           where tenant_id = $1 and is_default and is_deleted = 0`,
          [tenantId],
        )
      : await db.query<PayeeAccount & Record<string, unknown>>(`${ofExpert} and e.user_id = $2 and e.is_deleted = 0`, [
          tenantId,
          user.userId,
        ]);
  return row;
}
