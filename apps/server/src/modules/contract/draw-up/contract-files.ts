import type { FileAccess, FileCtx, Files } from '../../../platform/files/index.ts';
import { Parameters } from '../../../platform/rows/index.ts';
import { seenContracts } from '../list/known-contracts.ts';

/** Business type of the texts of contracts. */
export const contractTextBusiness = 'purchaseContract';

/** Whoever sees the contract: of the buyer by his projects, the supplier once it was sent to him. */
export const contractTextAccess: FileAccess = {
  async mayRead(ctx, { businessId }) {
    if (!ctx.user.permissions.has('contract_view') || businessId === null) return false;
    const parameters = new Parameters();
    const where = `${seenContracts(ctx, parameters)} and t.id = ${parameters.bind(businessId)}`;
    return (await ctx.db.query(`select 1 from contract t where ${where}`, parameters.values)).length > 0;
  },
};

interface Bound {
  /** Of the contract. */
  readonly id: string;
  /** The other side of whoever hangs them there. */
  readonly partyTenantId: string;
  readonly files: readonly { readonly fileId: string }[] | null | undefined;
}

/** Hangs files on a contract: its text, what was found of it, vouchers and invoices. Whoever sees the contract reads them. */
export async function bindToContract(
  files: Files,
  ctx: FileCtx,
  { id: businessId, partyTenantId, files: bound }: Bound,
): Promise<void> {
  const ids = (bound ?? []).map(({ fileId }) => fileId);
  if (ids.length > 0) await files.bind(ctx, ids, { businessType: contractTextBusiness, businessId, partyTenantId });
}
