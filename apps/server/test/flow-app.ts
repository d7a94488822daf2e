import { readNodeJson, type Envelope } from '@zhaocai/model';
import { pino } from 'pino';
import { workflowModule } from '../src/modules/workflow/index.ts';
import type { SessionUser } from '../src/platform/access/index.ts';
import { bodyKeyOf, createHttpServer, mount, refuse, type Ctx } from '../src/platform/http/index.ts';
import { createAuthenticator } from '../src/platform/access/index.ts';
import { createFiles } from '../src/platform/files/index.ts';
import type { FlowBusiness } from '../src/platform/flows/index.ts';
import { assemble, type Module, type Platform } from '../src/platform/module/index.ts';
import { openTestDatabase, type OpenTestDatabase } from './harness.ts';

const verbs = ['view', 'add', 'edit', 'delete', 'grant', 'manage'];
export const people = { admin: '1', ann: '2', bob: '3', cid: '4', dan: '5', eve: '6' } as const;
export type PersonName = keyof typeof people;

export interface FlowApp extends OpenTestDatabase {
  readonly platform: Platform;
  readonly ids: typeof people;
  /** Another tenant's user. */
  readonly strangerId: string;
  userOf(who: PersonName): SessionUser;
  get(who: PersonName, path: string): Promise<Envelope<never>>;
  post(who: PersonName, path: string, body?: object): Promise<Envelope<never>>;
  /** What another module does in a request of somebody's: one transaction. */
  inRequest<R>(who: PersonName, work: (ctx: Ctx) => Promise<R>): Promise<R>;
  /** A file of this text, by default as flows are deployed. */
  upload(who: PersonName, path: string, text: string, fileName?: string): Promise<Envelope<never>>;
  publishFlow(key: string, cells: readonly object[], more?: object): Promise<{ defindId: string; version: number }>;
  start(who: PersonName, flowKey: string, form?: object): Promise<string>;
  /** The open task of somebody in a run. */
  taskOf(who: PersonName, flowInstanceId: string): Promise<string>;
}

export interface FlowAppOptions {
  /** Other modules, and what admin may do with them. */
  readonly also?: readonly Module[];
  /** What flows can be about beside. */
  readonly businesses?: readonly FlowBusiness[];
  readonly filesFolder?: string;
  readonly privateHosts?: readonly string[];
  readonly codes?: readonly string[];
}

/** The flows over HTTP, with people of one tenant: admin manages, the others take part. */
export async function startFlowApp({
  also = [],
  businesses = [],
  codes = [],
  filesFolder = '/nonexistent',
  privateHosts,
}: FlowAppOptions = {}): Promise<FlowApp> {
  const opened = await openTestDatabase();
  const { database, clock, asSuperuser } = opened;
  clock.setTo('2026-11-20 10:00:00');
  await arrange(asSuperuser);
  const users = new Map(Object.entries(people).map(([name, userId]) => [name, aUser(name, userId, codes)]));
  const server = await createHttpServer({ log: pino({ level: 'silent' }), trustProxy: false, requestsPerMinute: 1e9 });
  const authenticate = async (header: string | undefined) => users.get(header ?? '');
  const secret = 'a secret that is long enough to be one';
  const files = createFiles({ folder: filesFolder, secret });
  const authenticator = createAuthenticator({ database, clock });
  const given: Module = { name: 'given', routes: () => [], flowBusinesses: () => businesses };
  const tools = { database, clock, authenticator, files, secret, demo: false, privateHosts };
  const platform = assemble([workflowModule, ...also, given], tools);
  const { flowBusinesses } = platform;
  const options = { database, clock, bodyKey: bodyKeyOf(secret), authenticate, flowBusinesses };
  for (const one of platform.mounted) mount(server, one, options);
  const ask = async (who: string, method: 'GET' | 'POST', url: string, payload?: object) =>
    (await server.inject({ method, url: `/api${url}`, payload, headers: { 'blade-auth': who } })).json<
      Envelope<never>
    >();
  const app: FlowApp = {
    ...opened,
    platform,
    ids: people,
    strangerId: '77',
    userOf: (who) => aUser(who, people[who], codes),
    get: (who, path) => ask(who, 'GET', path),
    post: (who, path, body = {}) => ask(who, 'POST', path, body),
    async inRequest(who, work) {
      const user = users.get(who);
      if (!user) throw new Error(`nobody is called ${who}`);
      return database.transaction(user.tenantId, (db) =>
        work({
          db,
          user,
          tenantId: user.tenantId,
          now: db.now,
          language: 'zh',
          requestId: 'test',
          address: '',
          log: pino({ level: 'silent' }),
          flowBusinesses,
          sentFile: async () => refuse('file.missing'),
          afterCommit: () => undefined,
        }),
      );
    },
    async upload(who, path, text, fileName = 'flow.json') {
      const payload = `--part\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\ncontent-type: application/json\r\n\r\n${text}\r\n--part--\r\n`;
      const headers = { 'blade-auth': who, 'content-type': 'multipart/form-data; boundary=part' };
      return (await server.inject({ method: 'POST', url: `/api${path}`, payload, headers })).json<Envelope<never>>();
    },
    async publishFlow(flowKey, cells, more = {}) {
      const answer = await app.post('admin', '/process/flow-design/flowSave', {
        flowKey,
        flowName: flowKey,
        ...drawing(cells),
        publish: true,
        ...more,
      });
      if (answer.code !== 200) throw new Error(answer.msg);
      return answer.data as { defindId: string; version: number };
    },
    async start(who, flowKey, form = {}) {
      const answer = await app.post(who, '/process/flow/start', { flowKey, title: '一个申请', form });
      if (answer.code !== 200) throw new Error(answer.msg);
      return (answer.data as { flowInstanceId: string }).flowInstanceId;
    },
    async taskOf(who, flowInstanceId) {
      const [task] = await asSuperuser<{ id: string }>(
        'select id from flow_task where instance_id = $1 and assignee = $2 and operate_status in (1, 4)',
        [flowInstanceId, people[who]],
      );
      if (!task) throw new Error(`${who} has no open task`);
      return task.id;
    },
    async close() {
      await server.close();
      await opened.close();
    },
  };
  return app;
}

/** A drawing as the designer sends it. */
export function drawing(cells: readonly object[]) {
  const nodeJson = JSON.stringify({ cells });
  return { nodeJson, flowExamines: readNodeJson(nodeJson)?.rows ?? [] };
}

export const aNode = (id: string, nodeType: string, data: object = {}) => ({
  id,
  shape: 'rect',
  data: { nodeType, examine: id, ...data },
});
export const anEdge = (source: string, target: string, data: object = {}) => ({
  id: `${source}-${target}`,
  shape: 'edge',
  source: { cell: source },
  target: { cell: target },
  data,
});
export const approval = (id: string, grantUser: string, data: object = {}) =>
  aNode(id, '3', { grantType: '2', grantUser, rejectHandle: '1', ...data });

/** start, these in a row, end. */
export function inARow(...nodes: readonly ReturnType<typeof aNode>[]): readonly ({ readonly id: string } & object)[] {
  const all = [aNode('start', '1'), ...nodes, aNode('end', '4')];
  return [...all, ...all.slice(1).map((node, index) => anEdge(all[index]?.id ?? '', node.id))];
}

async function arrange(asSuperuser: OpenTestDatabase['asSuperuser']): Promise<void> {
  await asSuperuser(`insert into tenant (tenant_id, id, tenant_name, kind, create_time)
    values ('100001', 1, '甲', 'buyer', now()), ('100002', 1, '乙', 'buyer', now())`);
  await asSuperuser(`insert into user_account (tenant_id, id, account, password_hash, nick_name, real_name, dept_ids, create_time)
    values ('100002', 77, 'stranger', '-', '外人', '外人', '{}', now())`);
  await asSuperuser(`insert into dept (tenant_id, id, parent_id, dept_name, create_time)
    values ('100001', 9, 0, '总部', now()), ('100001', 10, 9, '一科', now())`);
  for (const [name, id] of Object.entries(people)) {
    await asSuperuser(
      `insert into user_account (tenant_id, id, account, password_hash, nick_name, real_name, dept_ids, create_time)
       values ('100001', $1, $2, '-', $2, $2, '{10}', now())`,
      [id, name],
    );
  }
  await asSuperuser(`insert into session (tenant_id, id, user_id, client_id, address, start_time, proof_time)
    select tenant_id, id, id, 'saber3', '127.0.0.1', '2026-11-20 09:00:00', '2099-01-01' from user_account where tenant_id = '100001'`);
  await asSuperuser(`insert into session_token (tenant_id, hash, session_id, kind, expire_time)
    select tenant_id, 'of ' || id, id, 'refresh', '2027-11-20' from session where tenant_id = '100001'`);
  await asSuperuser(`update dept set manager_id = case id when 9 then 6 else 3 end where tenant_id = '100001'`);
  await asSuperuser(`insert into role (tenant_id, id, role_name, role_alias, create_time)
    values ('100001', 20, '管理员', 'admin', now()), ('100001', 21, '经办', 'clerk', now())`);
  await asSuperuser(`insert into user_role (tenant_id, user_id, role_id)
    values ('100001', 1, 20), ('100001', 3, 21), ('100001', 4, 21)`);
}

const rolesOf: Readonly<Record<string, readonly string[]>> = { 1: ['20'], 3: ['21'], 4: ['21'] };

function aUser(account: string, userId: string, codes: readonly string[]): SessionUser {
  return {
    sessionId: userId,
    tenantId: '100001',
    tenantName: '甲',
    tenantKind: 'buyer',
    userId,
    account,
    nickName: account,
    roleIds: rolesOf[userId] ?? [],
    roleAliases: [],
    deptIds: ['10'],
    deptSubtreeIds: ['10'],
    permissions: new Set(account === 'admin' ? [...verbs.map((verb) => `flow_${verb}`), ...codes] : []),
    dataScopes: {},
    mustChangePassword: false,
  };
}
