import { canonicalJson, dueAfter, evaluationReport, reportSignature } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { insertRow, insertRows } from '../../../platform/rows/index.ts';
import { digestOf, loadCalendar, ruleInForce, type ProjectRow } from '../../tendering/index.ts';
import { reportFacts, type Closing } from './report-facts.ts';

/** Draws up the report of a summary that is being closed, and asks every member for his word. */
export async function drawUpReport(ctx: Ctx, closing: Closing): Promise<void> {
  const { row, project, sheets } = closing.desk;
  const content = canonicalJson(await reportFacts(ctx, closing));
  const place = {
    evaluationId: row.id,
    projectId: row.projectId,
    projectName: row.projectName,
    packageId: row.packageId,
  };
  const digest = digestOf(content);
  const reportId = await insertRow(ctx, evaluationReport, {
    values: { ...place, content, digest, drawTime: ctx.now },
  });
  const dueTime = await dueOf(ctx, project);
  await insertRows(ctx, reportSignature, {
    rows: sheets.map(({ memberId, userId }) => ({ ...place, reportId, memberId, userId, dueTime })),
  });
}

/** The last second in which the report reaches the purchaser in time (R39); null where no rule or no calendar says it. */
async function dueOf(ctx: Ctx, project: ProjectRow): Promise<string | null> {
  const facts = { ...project, publishTime: project.publishTime ?? ctx.now };
  const rule = await ruleInForce(ctx, facts, 'reportPeriod');
  return dueAfter(ctx.now, rule, await loadCalendar(ctx, ctx.now));
}
