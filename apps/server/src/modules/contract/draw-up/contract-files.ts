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

interface Texts {
  readonly id: string;
  readonly supplierTenantId: string;
  readonly text: readonly { readonly fileId: string }[] | null | undefined;
}

/** Hangs the text on its contract, for the supplier to read once it is sent. */
export async function bindTexts(files: Files, ctx: FileCtx, { id, supplierTenantId, text }: Texts): Promise<void> {
  const ids = (text ?? []).map(({ fileId }) => fileId);
  if (ids.length === 0) return;
  await files.bind(ctx, ids, {
    businessType: contractTextBusiness,
    businessId: id,
    partyTenantId: supplierTenantId,
  });
}
