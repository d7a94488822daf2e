import {
  appealType,
  objection,
  raisedObjectionLifecycle,
  type MessageCode,
  type ObjectionDetail,
  type Saved,
} from '@zhaocai/model';
import { nextId } from '../../../platform/db/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { noteLocks } from '../../../platform/rows/index.ts';

/** A supplier's objection as he knows it himself, by the policy of the party. */
export interface OwnObjection extends Pick<
  ObjectionDetail,
  | 'id'
  | 'tenantId'
  | 'version'
  | 'projectId'
  | 'appealNo'
  | 'appealType'
  | 'target'
  | 'appealStatus'
  | 'dueTime'
  | 'answerTime'
> {}

const own = `
  select o.id::text, o.tenant_id as "tenantId", o.version, o.project_id::text as "projectId", o.appeal_no as "appealNo",
    o.appeal_type as "appealType", o.target, o.appeal_status as "appealStatus", o.due_time as "dueTime",
    o.answer_time as "answerTime"
  from objection o where o.supplier_tenant_id = $1 and o.is_deleted = 0`;

export async function findOwnObjection(ctx: Ctx, id: string): Promise<OwnObjection> {
  const [row] = await ctx.db.query<OwnObjection & Record<string, unknown>>(`${own} and o.id = $2`, [ctx.tenantId, id]);
  return row ?? notFound();
}

const { query } = appealType.code;

/** The caller's objections to a project that a complaint may follow: answered, not accepted, or late; the newest first. */
export async function complainable(ctx: Ctx, projectId: string): Promise<OwnObjection[]> {
  return ctx.db.query<OwnObjection & Record<string, unknown>>(
    `${own} and o.project_id = $2 and o.appeal_type = $3
       and (o.appeal_status in ${raisedObjectionLifecycle.sql('notAccepted', 'answered', 'upheld', 'closed')}
         or (o.appeal_status in ${raisedObjectionLifecycle.sql('submitted', 'accepted')} and o.due_time < $4))
     order by o.submit_time desc, o.id desc`,
    [ctx.tenantId, projectId, query, ctx.now],
  );
}

interface OwnAct {
  /** As it was found. */
  readonly own: OwnObjection;
  /** That the caller has seen. */
  readonly version: number;
  readonly act: 'save' | 'submit' | 'remove' | 'withdraw' | 'confirm' | 'escalate';
  /** By column. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** Said where it stands where this cannot be done. */
  readonly refusal: MessageCode;
}

/** Changes the caller's own objection by the function of the database; stale where somebody was faster. */
export async function actOnOwn(ctx: Ctx, { own: row, version, act, values = {}, refusal }: OwnAct): Promise<Saved> {
  const { tenantId, id } = row;
  if (row.version !== version) refuse('platform.stale');
  noteLocks(ctx.db, objection, [id]);
  const [moved] = await ctx.db.query<{ version: number | null }>(
    'select act_on_own_objection($1, $2, $3, $4, $5::jsonb, $6, $7) as version',
    [tenantId, id, version, act, JSON.stringify(values), nextId(), ctx.now],
  );
  const changed = moved?.version ?? null;
  return changed === null ? refuse(refusal) : { id, version: changed };
}
