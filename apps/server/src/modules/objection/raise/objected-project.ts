import { bulletinLifecycle, bulletinType, type ObjectionFacts } from '@zhaocai/model';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { lawOf, type Law } from '../rules/objection-law.ts';

/** A published project as whoever objects to it knows it, and himself in it. */
export interface ObjectedProject extends ObjectionFacts {
  readonly id: string;
  readonly tenantId: string;
  readonly projectNo: string;
  readonly projectName: string;
  readonly manner: number;
  /** Registered, invited, or has the documents. */
  readonly isParticipant: boolean;
}

export interface PublishedId {
  readonly projectId: string;
  readonly tenantId?: string | undefined;
}

const instant = (column: string) => `to_char(${column} at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS')`;

const published = `
  select p.id::text, p.tenant_id as "tenantId", p.project_no as "projectNo", p.project_name as "projectName", p.manner,
    p.law_regime as "lawRegime", p.publish_time as "publishTime", p.bid_end_time as "bidEndTime",
    p.opened_time as "openedTime", p.result_time as "resultTime", part.is_participant as "isParticipant",
    part.taken_time as "takenTime", (
      select jsonb_build_object('publishTime', ${instant('b.publish_time')}, 'endTime', ${instant('b.end_time')})
      from bulletin b where b.tenant_id = p.tenant_id and b.project_id = p.id and b.is_deleted = 0
        and b.bulletin_type in ${bulletinType.sql('candidates')} and b.end_time is not null
        and b.bulletin_status in ${bulletinLifecycle.sql('published', 'ended')}
      order by b.publish_time desc limit 1) as candidates
  from published_project p cross join lateral own_part_in(p.tenant_id, p.id) part
  where p.id = $1 and ($2::text is null or p.tenant_id = $2)`;

/** Whoever's it is; what is not published to the caller is missing. */
export async function findObjectedProject(ctx: Ctx, { projectId, tenantId }: PublishedId): Promise<ObjectedProject> {
  const [row] = await ctx.db.query<ObjectedProject & Record<string, unknown>>(published, [projectId, tenantId ?? null]);
  return row ?? notFound();
}

/** The law that its windows are counted by: the calendar from every event that may begin one. */
export function lawOfProject(ctx: Ctx, project: ObjectedProject): Promise<Law> {
  const { publishTime, openedTime, resultTime } = project;
  return lawOf(ctx, project, [publishTime, openedTime ?? publishTime, resultTime ?? publishTime, ctx.now]);
}
