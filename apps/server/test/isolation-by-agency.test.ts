import { menuSeeds, type MenuSeed } from '@zhaocai/model';
import { describeIntruder } from './isolation/describe-intruder.ts';
import { formerAgency, victim, type Stage } from './isolation/stage.ts';

/** A project of each kind of past is enough: what an agency reads of any is asked of the same functions. */
const givenBack = `
  insert into agency_entrustment (tenant_id, id, entrust_no, project_id, cooperation_id, agent_name, agent_tenant_id,
    entrust_status, way, accept_time, end_time, end_reason, is_on_platform, create_time, update_time)
  select $1, 6000000000 + p.n, 'WT-PAST-' || p.n, p.id, c.id, '甲乙丙有限公司', $2,
    case p.n when 1 then 3 else 4 end, 1, now(), now(), '项目团队另有任务', true, now(), now()
  from (select id, row_number() over (order by id) as n from project where tenant_id = $1 and is_deleted = 0
      and id > 10000000000 order by id limit 2) p
    cross join (select id from agency_cooperation where tenant_id = $1 order by id limit 1) c
  returning project_id::text as id`;

/** It ran two projects of the victim: one it gave back, one was taken from it. */
async function pastWith({ app }: Stage): Promise<string[]> {
  const projects = await app.asSuperuser<{ id: string }>(givenBack, [victim, formerAgency.tenantId]);
  if (projects.length !== 2) throw new Error('the demo has no two projects');
  return projects.map(({ id }) => id);
}

/** The buttons of a branch that are an agency's. */
function codesIn({ code, kinds, buttons = [], children = [] }: MenuSeed): string[] {
  const own = buttons.filter((button) => (button.kinds ?? kinds).includes('agency'));
  return [...own.map(({ verb }) => `${code}_${verb}`), ...children.flatMap(codesIn)];
}

// What is a buyer's or a supplier's alone the two of them try with the same rights: an agency would only be let in less.
const codes = new Set(['signedIn', 'public', ...menuSeeds.flatMap(codesIn)]);

describeIntruder({ ...formerAgency, pastWith, codes });
