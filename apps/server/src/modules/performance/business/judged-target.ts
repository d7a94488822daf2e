import { agencyCooperation, expert, judgedSide, judgeType, supplier, type CodeOf } from '@zhaocai/model';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { findRow } from '../../../platform/rows/index.ts';

/** Who is judged, as the library of the buyer knows him. */
export interface Target {
  readonly judgeType: number;
  readonly targetId: string;
  readonly name: string;
  /** The field of the judgement that names him. */
  readonly field: TargetField;
  /** His company, where it works here. */
  readonly partyTenantId: string | null;
  /** His account, of an expert who has one. */
  readonly userId: string | null;
  readonly side: CodeOf<typeof judgedSide>;
}

export type TargetField = 'supplierId' | 'cooperationId' | 'expertId';

export interface Judged {
  readonly judgeType: number;
  readonly targetId: string;
}

/** 404 of whom the reader does not see in his library. */
export async function findTarget(ctx: Ctx, { judgeType: kind, targetId: id }: Judged): Promise<Target> {
  const common = { judgeType: kind, targetId: id, userId: null };
  if (judgeType.is(kind, 'supplier')) {
    const { supplierName: name, supplierTenantId } = await findRow(ctx, supplier, { id });
    return { ...common, name, field: 'supplierId', ...companyOf(supplierTenantId) };
  }
  if (judgeType.is(kind, 'agency')) {
    const { agentName: name, agentTenantId } = await findRow(ctx, agencyCooperation, { id });
    return { ...common, name, field: 'cooperationId', ...companyOf(agentTenantId) };
  }
  if (!judgeType.is(kind, 'expert')) return notFound();
  const { name, userId } = await findRow(ctx, expert, { id });
  const side = userId === null ? judgedSide.code.nobody : judgedSide.code.person;
  return { ...common, name, field: 'expertId', partyTenantId: null, userId, side };
}

function companyOf(tenantId: string | null): Pick<Target, 'partyTenantId' | 'side'> {
  const { company, nobody } = judgedSide.code;
  return tenantId ? { partyTenantId: tenantId, side: company } : { partyTenantId: null, side: nobody };
}

/** Nobody judges himself, or the company that he works for. */
export function demandOther({ tenantId, user }: Pick<Ctx, 'tenantId' | 'user'>, target: Target): void {
  if (target.userId === user.userId) refuse('performance.oneself');
  if (target.partyTenantId === tenantId) refuse('performance.ownCompany');
}
