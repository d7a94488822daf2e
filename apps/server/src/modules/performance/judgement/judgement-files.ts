import { judgement, type FileValue } from '@zhaocai/model';
import type { FileAccess, FileCtx, Files } from '../../../platform/files/index.ts';
import { isSeen, Parameters } from '../../../platform/rows/index.ts';
import { isOwnSql } from '../own/own-judgements.ts';

/** Business types of what proves a judgement, and of what whoever is judged says against it. */
export const judgementBusiness = 'judgement';
export const appealBusiness = 'judgementAppeal';

/** Whoever opens the judgement reads both: of the buyer by his lists, and whoever is judged once it is handed in. */
const ofRow: FileAccess = {
  async mayRead(ctx, { businessId }) {
    if (businessId === null) return false;
    return (await isListed(ctx, businessId)) || (await isOwn(ctx, businessId));
  },
};

async function isListed(ctx: FileCtx, id: string): Promise<boolean> {
  return ctx.user.permissions.has('judgement_view') && (await isSeen(ctx, judgement, id));
}

async function isOwn(ctx: FileCtx, id: string): Promise<boolean> {
  if (!ctx.user.permissions.has('judgementOwn_view')) return false;
  const parameters = new Parameters();
  const sql = `select 1 from judgement t where ${isOwnSql(ctx, parameters)} and t.id = ${parameters.bind(id)}`;
  return (await ctx.db.query(sql, parameters.values)).length > 0;
}

export const judgementFileAccess: Readonly<Record<string, FileAccess>> = {
  [judgementBusiness]: ofRow,
  [appealBusiness]: ofRow,
};

interface Given {
  readonly id: string;
  readonly given: readonly { readonly fileId: string }[] | null | undefined;
  /** What hung there already. */
  readonly before: readonly FileValue[] | null | undefined;
  readonly target: { readonly partyTenantId: string | null };
}

/** Hangs what proves a judgement on it, for the judged company to read with it. */
export async function bindJudgementFiles(
  files: Files,
  ctx: FileCtx,
  { id, given, before, target }: Given,
): Promise<void> {
  const known = new Set((before ?? []).map(({ fileId }) => fileId));
  const ids = (given ?? []).map(({ fileId }) => fileId).filter((fileId) => !known.has(fileId));
  if (ids.length === 0) return;
  const { partyTenantId } = target;
  const business = { businessType: judgementBusiness, businessId: id, ...(partyTenantId && { partyTenantId }) };
  await files.bind(ctx, ids, business);
}
