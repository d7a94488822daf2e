import type { FlowBinding, RunAnswer } from '@zhaocai/model';
import { aNode, anEdge, drawing } from './flow-app.ts';
import type { Account, TenderingApp } from './tendering-app.ts';
import { dataOf } from './tendering-steps.ts';

export type Person = 'manager' | 'buyer' | 'finance' | 'boss';

/** People of the buyer who hold no right of procurement at all, and an administrator of its flows. */
export async function approvers({ asSuperuser }: TenderingApp): Promise<Readonly<Record<Person, string>>> {
  const rows = await asSuperuser<{ account: string; id: string }>(
    `select account, id::text from user_account where tenant_id = '100001' and is_deleted = 0`,
  );
  const idOf = (account: string) => {
    const found = rows.find((row) => row.account === account);
    if (!found) throw new Error(`the demo has no ${account}`);
    return found.id;
  };
  return { manager: idOf('manager'), buyer: idOf('buyer'), finance: idOf('finance'), boss: idOf('expert1') };
}

/** Gives the roles of these people the right to decide. */
export async function entitle(
  { asSuperuser }: Pick<TenderingApp, 'asSuperuser'>,
  userIds: readonly string[],
  ...codes: readonly string[]
): Promise<void> {
  await asSuperuser(
    `insert into role_menu (tenant_id, role_id, menu_id)
     select distinct o.tenant_id, o.role_id, m.id from user_role o
     cross join (select min(id) as id from menu where code = any($2::text[]) group by code) m
     where o.tenant_id = '100001' and o.user_id = any($1::bigint[]) on conflict do nothing`,
    [userIds, codes],
  );
}

const accountOf: Readonly<Record<Person, Account>> = {
  manager: 'manager',
  buyer: 'buyer',
  finance: 'finance',
  boss: 'expert1',
};

export const as = (app: TenderingApp, who: Person) => app.as(accountOf[who]);

export interface AStep {
  readonly name: string;
  readonly data: object;
}

/** Named people decide; a no ends the run. */
export const asked = (name: string, userIds: string, more: object = {}): AStep => ({
  name,
  data: { grantType: '2', grantUser: userIds, rejectHandle: '1', ...more },
});

let counter = 0;

/** Draws and publishes a flow of these steps in a row and, unless said otherwise, binds it. */
export async function bind(
  app: TenderingApp,
  businessType: string,
  steps: readonly AStep[],
  { isBound = true } = {},
): Promise<string> {
  const nodes = [aNode('start', '1'), ...steps.map(({ name, data }) => aNode(name, '3', data)), aNode('end', '4')];
  const edges = nodes.slice(1).map((node, index) => anEdge(nodes[index]?.id ?? '', node.id));
  counter += 1;
  const admin = app.as('chief');
  const saved = dataOf<{ defindId: string }>(
    await admin.post('/process/flow-design/flowSave', {
      flowKey: `approval-${counter}`,
      flowName: `审批${counter}`,
      businessType,
      ...drawing([...nodes, ...edges]),
      publish: true,
    }),
  );
  if (isBound) await setBinding(app, businessType, saved.defindId);
  return saved.defindId;
}

export const bindings = async (app: TenderingApp) =>
  dataOf<FlowBinding[]>(await app.as('chief').get('/process/flow-binding/list'));

export async function setBinding(app: TenderingApp, businessType: string, defindId: string | null): Promise<void> {
  const { version } = (await bindings(app)).find((one) => one.businessType === businessType) ?? { version: -1 };
  dataOf(await app.as('chief').post('/process/flow-binding/save', { businessType, defindId, version }));
}

/** The open task of somebody about an object. */
export async function taskOf(app: TenderingApp, userId: string, businessId: string): Promise<string> {
  const [task] = await app.asSuperuser<{ id: string }>(
    `select t.id::text from flow_task t join flow_instance i on i.tenant_id = t.tenant_id and i.id = t.instance_id
     where i.business_id = $1 and t.assignee = $2 and t.operate_status in (1, 4)`,
    [businessId, userId],
  );
  if (!task) throw new Error('there is no such task');
  return task.id;
}

export interface Word {
  readonly who: Person;
  readonly id: string;
  readonly remark?: string;
}

export const agree = (app: TenderingApp, { who, id, remark }: Word) =>
  as(app, who).post('/process/flow/complete', { id, operateStatus: 0, remark });

export const reject = (app: TenderingApp, { who, id, remark }: Word) =>
  as(app, who).post('/process/flow/complete', { id, operateStatus: 3, remark });

export const statusOf = (answer: { data: unknown }) => (answer.data as RunAnswer).instanceStatus;
