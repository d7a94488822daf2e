import { appealType, raisedObjectionLifecycle, project } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { visibleConditions, type Parameters } from '../../../platform/rows/index.ts';
import { evidenceShown, knownObjections, namesShown } from './known-objections.ts';

export const isSupplier = (ctx: Pick<Ctx, 'user'>) => ctx.user.tenantKind === 'supplier';

/** A value, where a condition lets the reader have it. */
const shownIf = (condition: string, column: string) => `case when ${condition} then ${column} end`;

/** The columns of a line; `t` is the project, `o` the objection. */
export function lineColumns(ctx: Ctx): string {
  const names = isSupplier(ctx) ? 'true' : namesShown(ctx, { row: 'o', project: 't' });
  return `
    o.id::text, o.tenant_id as "tenantId", o.version, o.appeal_no as "appealNo", o.project_id::text as "projectId",
    t.project_no as "projectNo", t.project_name as "projectName", t.law_regime as "lawRegime",
    o.package_id::text as "packageId", k.package_no as "packageNo", o.appeal_type as "appealType", o.target,
    o.parent_id::text as "parentId", ${shownIf(names, 'o.supplier_name')} as "supplierName", o.request,
    o.appeal_status as "appealStatus", o.submit_time as "submitTime", o.due_time as "dueTime",
    o.answer_time as "answerTime", o.decision, o.close_time as "closeTime"`;
}

const { complaint } = appealType.code;

/** How often its supplier's complaints to this unit were found wrong within the twelve months before now (R68). */
const unfounded = (now: string) => `
  (select count(*)::int from objection c where c.tenant_id = o.tenant_id and c.supplier_tenant_id = o.supplier_tenant_id
    and c.is_deleted = 0 and c.appeal_type = ${complaint} and c.appeal_status in ${raisedObjectionLifecycle.sql('rejected')}
    and c.decide_time > ${now}::timestamptz - interval '12 months')`;

/** The article by which it is due, in the reader's language. */
const articleIn = ({ language }: Pick<Ctx, 'language'>) =>
  language === 'zh'
    ? 'o.due_article'
    : `coalesce((select l.source_article_en from law_rule l where l.tenant_id = '000000' and l.is_deleted = 0
        and l.source_article = o.due_article limit 1), o.due_article)`;

/** Further columns of a detail. */
export function detailColumns(ctx: Ctx, parameters: Parameters): string {
  const own = isSupplier(ctx);
  const names = own ? 'true' : namesShown(ctx, { row: 'o', project: 't' });
  const evidence = own ? 'true' : evidenceShown(ctx, { row: 'o', project: 't' });
  const counted = own ? 'null::int' : shownIf(names, unfounded(parameters.bind(ctx.now)));
  return `
    o.facts, o.legal_basis as "legalBasis", ${shownIf(evidence, 'o.evidence')} as evidence,
    ${shownIf(names, 'o.know_time')} as "knowTime", ${shownIf(names, 'o.sign_file')} as "signFile",
    ${articleIn(ctx)} as "dueArticle", o.lapse_time as "lapseTime", o.answer, o.answer_files as "answerFiles",
    o.refuse_reason as "refuseReason", o.decision_text as "decisionText", o.decision_files as "decisionFiles",
    o.decide_time as "decideTime", o.suspension, o.suspend_end as "suspendEnd",
    o.carry_out_remark as "carryOutRemark", q.appeal_no as "parentNo", not (${names}) as "isNameless",
    ${counted} as "unfoundedCount", t.manner, t.handler_id::text as "handlerId"`;
}

/** Of the buyer: about the projects that the reader sees; of a supplier: his own, whatever became of the notice. */
export function sourceFor(ctx: Ctx, parameters: Parameters): string {
  if (isSupplier(ctx))
    return `from objection o
      join (select *, null::bigint as handler_id from published_project) t on t.tenant_id = o.tenant_id and t.id = o.project_id
      left join published_package k on k.tenant_id = o.tenant_id and k.id = o.package_id
      left join objection q on q.tenant_id = o.tenant_id and q.id = o.parent_id
      where o.is_deleted = 0 and o.supplier_tenant_id = ${parameters.bind(ctx.tenantId)}`;
  const seen = visibleConditions(project, ctx, { parameters }).join(' and ');
  return `from objection o join project t on t.tenant_id = o.tenant_id and t.id = o.project_id
    left join package k on k.tenant_id = o.tenant_id and k.id = o.package_id
    left join objection q on q.tenant_id = o.tenant_id and q.id = o.parent_id
    where o.is_deleted = 0 and ${knownObjections(ctx, 'o')} and ${seen}`;
}
