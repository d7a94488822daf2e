import {
  expert,
  expertLifecycle,
  ownRecords,
  type EndpointInput,
  type EndpointOutput,
  type Entity,
  type OwnExpert,
  type OwnRecordKind,
  type ownExpertRecords,
  type removeOwnRecord as removeEndpoint,
  type saveOwnExpert as saveEndpoint,
  type saveOwnRecord as recordEndpoint,
} from '@zhaocai/model';
import { readEvery, removeRows, saveRow } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import type { ScopeHook } from '../../../platform/rows/index.ts';
import { codesIn, expertItemNames } from '../library/item-names.ts';
import { completeExpert } from '../library/save-expert.ts';
import { recordHooks } from '../record/save-records.ts';

/** Whoever reads and writes here does so for himself: no data scope of a colleague's applies, his account is the scope. */
const ofAccount: ScopeHook = ({ tenantId, user }, parameters) =>
  `t.expert_id in (select e.id from expert e where e.tenant_id = ${parameters.bind(tenantId)}
     and e.user_id = ${parameters.bind(user.userId)} and e.is_deleted = 0)`;
const ownOf = <E extends Entity>(entity: E): E => ({ ...entity, dataScoped: false });
const own = {
  bank: ownOf(ownRecords.bank),
  title: ownOf(ownRecords.title),
  eduwork: ownOf(ownRecords.eduwork),
  ca: ownOf(ownRecords.ca),
} satisfies Record<OwnRecordKind, Entity>;
const hooks = recordHooks('tenant');

const ownSql = `
  select e.id::text, e.version, e.expert_no as "expertNo", e.name, e.expert_status as "expertStatus", e.id_no as "idNo",
    e.phone, e.email, e.work_unit as "workUnit", e.title, e.title_level as "titleLevel", e.item_codes as "itemNames",
    e.work_years as "workYears", e.former_units as "formerUnits", e.avoid_units as "avoidUnits",
    e.suspend_until::text as "suspendUntil", e.state_reason as "stateReason", e.join_time as "joinTime"
  from expert e where e.tenant_id = $1 and e.user_id = $2 and e.is_deleted = 0`;

export async function readOwnExpert(ctx: Ctx): Promise<OwnExpert | null> {
  const [row] = await ctx.db.query<OwnExpert>(ownSql, [ctx.tenantId, ctx.user.userId]);
  if (!row) return null;
  const codes = codesIn(row.itemNames);
  const names = await expertItemNames(ctx, { codes, isUsedOnly: false });
  return { ...row, itemNames: codes.map((code) => names.get(code) ?? code).join('、') };
}

/** Refuses whose account belongs to no expert. */
async function demandOwn(ctx: Ctx): Promise<OwnExpert> {
  return (await readOwnExpert(ctx)) ?? refuse('expert.notLinked');
}

export async function saveOwnExpert(
  ctx: Ctx,
  { version, phone, email, formerUnits, avoidUnits }: EndpointInput<typeof saveEndpoint>,
): Promise<EndpointOutput<typeof saveEndpoint>> {
  const { id } = await demandOwn(ctx);
  return saveRow(ctx, ownOf(expert), {
    input: {
      id,
      version,
      phone,
      email: email ?? null,
      formerUnits: formerUnits ?? null,
      avoidUnits: avoidUnits ?? null,
    },
    hooks: { beforeSave: completeExpert },
  });
}

export async function listOwnRecords(ctx: Ctx): Promise<EndpointOutput<typeof ownExpertRecords>> {
  const list = (kind: OwnRecordKind) => readEvery(ctx, own[kind], { input: {}, scope: ofAccount });
  const [bank, title, eduwork, ca] = [await list('bank'), await list('title'), await list('eduwork'), await list('ca')];
  // The generic read knows the rows as records; their select lists are made from the definitions.
  return { bank, title, eduwork, ca } as EndpointOutput<typeof ownExpertRecords>;
}

export async function saveOwnRecord(
  ctx: Ctx,
  { kind, ...input }: EndpointInput<typeof recordEndpoint>,
): Promise<EndpointOutput<typeof recordEndpoint>> {
  const { id: expertId, expertStatus } = await demandOwn(ctx);
  if (expertLifecycle.is(expertStatus, 'blacklisted')) refuse('expert.notEditable');
  return saveRow(ctx, own[kind], { input: { ...input, expertId }, hooks: { ...hooks[kind], scope: ofAccount } });
}

export async function removeOwnRecord(ctx: Ctx, { kind, id }: EndpointInput<typeof removeEndpoint>): Promise<null> {
  await demandOwn(ctx);
  return removeRows(ctx, own[kind], { ids: [id], hooks: { ...hooks[kind], scope: ofAccount } });
}
