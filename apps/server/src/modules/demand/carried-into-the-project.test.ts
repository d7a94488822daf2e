import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProjectMember, TaskRow } from '@zhaocai/model';
import { entitle } from '../../../test/approval-steps.ts';
import * as demands from '../../../test/demand-steps.ts';
import { startPurchasingApp } from '../../../test/purchasing-app.ts';
import type { TenderingApp } from '../../../test/tendering-app.ts';
import * as steps from '../../../test/tendering-steps.ts';
import { sampleBytes } from '../../platform/files/sample-bytes.ts';
import { agencyModule } from '../agency/index.ts';
import { demandModule } from './index.ts';

const agencyTenant = '200001';
const applies = '/purchase/project/bidapply';

let app: TenderingApp;
let ownDept: string;
beforeAll(async () => {
  app = await startPurchasingApp([demandModule, agencyModule]);
  ownDept = await demands.deptOf(app);
});
afterAll(() => app.close());

const buyer = () => app.as('buyer');
const detail = (id: string) => steps.detail(app, id);
const idOf = (account: 'buyer' | 'manager' | 'finance' | 'supervisor') => app.as(account).user.userId;
const configure = async (path: string, body: object) =>
  steps.dataOf<steps.Draft>(await app.as('manager').post(`/purchase/conf/${path}`, body));
const give = (account: 'buyer' | 'finance' | 'supervisor' | 'manager', roleProperty: number, more: object = {}) =>
  configure('users/saveOrUpdate', { userId: idOf(account), roleProperty, ...more });
const take = ({ id }: steps.Draft) => configure('users/deleteUserRole', { id });

async function partsOf(projectId: string): Promise<string[]> {
  const people = steps.dataOf<ProjectMember[]>(
    await buyer().get(`/purchase/project/memberList?projectId=${projectId}`),
  );
  const names = new Map((['buyer', 'manager', 'finance', 'supervisor'] as const).map((one) => [idOf(one), one]));
  return people
    .filter(({ isAssumed }) => !isAssumed)
    .map(({ role, userId }) => `${role} ${names.get(userId) ?? userId}`);
}

async function uploaded(fileName: string) {
  const { fileId } = steps.dataOf<{ fileId: string }>(
    await buyer().upload('/file/uploadOSS', { name: fileName, bytes: sampleBytes.pdf }),
  );
  return { fileId, fileName, fileUrl: '', fileSuffix: 'pdf' };
}

async function acceptedRequest(more: object): Promise<steps.Draft> {
  const wish = { projectName: '大型仪器', budget: '420000.00', mannerId: 5, purchaseType: 1 };
  const asked = { ...wish, linkman: '周明', phone: '0571-88001001', ...more };
  const draft = steps.dataOf<steps.Draft>(await buyer().post(`${applies}/saveOrUpdateApply`, asked));
  const handedIn = steps.dataOf<steps.Draft>(await buyer().post(`${applies}/submitApply`, draft));
  return steps.dataOf(await app.as('manager').post(`${applies}/approveApply`, handedIn));
}

const makeOfRequest = async ({ id, version }: steps.Draft) =>
  steps.dataOf<steps.Draft>(await buyer().post('/purchase/project/makeOfApply', { id, version }));
const makeOfDemand = async (demand: steps.Draft) => steps.dataOf<steps.Draft>(await demands.makeProject(app, demand));
const mayRead = async (account: 'buyer' | 'finance' | 'supplier1', { fileId }: { fileId: string }) =>
  (await app.as(account).get(`/file/downloadTicket?fileId=${fileId}`)).code;

test('the files of a request go over into its project, and whoever reads that alone reads them', async () => {
  const file = await uploaded('进口论证意见.pdf');
  const request = await acceptedRequest({ files: [file] });
  expect(await mayRead('finance', file)).toBe(404);
  const made = await makeOfRequest(request);
  const project = await detail(made.id);
  expect(project.files).toMatchObject([{ fileId: file.fileId, fileName: '进口论证意见.pdf' }]);
  expect(project.version).toBe(made.version);
  expect(await mayRead('finance', file)).toBe(200);
  expect(await mayRead('supplier1', file)).toBe(404);
});

test('those of a request about a demand go over with those of the demand', async () => {
  const [ofDemand, ofRequest] = [await uploaded('需求论证.pdf'), await uploaded('招标申请.pdf')];
  const demand = await demands.confirmed(app, { files: [ofDemand] });
  await acceptedRequest({ demandId: demand.id, files: [ofRequest] });
  await acceptedRequest({ files: [await uploaded('另一申请.pdf')] });
  const { id } = await makeOfDemand(demand);
  expect((await detail(id)).files?.map(({ fileName }) => fileName)).toEqual(['需求论证.pdf', '招标申请.pdf']);
  expect(await mayRead('finance', ofRequest)).toBe(200);
});

test('the agency that a request named is proposed for its project', async () => {
  const terms = { startDate: '2026-01-01', endDate: '2099-12-31', feePayer: 2, feeFloat: '0', minFee: '100.00' };
  const invitation = { agentName: '代理', agentTenantId: agencyTenant, ...terms };
  const cooperation = steps.dataOf<steps.Draft>(await buyer().post('/purchase/cus/agent/saveAgent', invitation));
  steps.dataOf(await app.as('agent').post('/purchase/agent/cooperation/answer', { ...cooperation, agree: true }));
  const meantFor = async (projectId: string) =>
    steps.dataOf<{ meantId: string | null }>(await buyer().get(`/purchase/cus/pro/lastAgentInfo?proId=${projectId}`))
      .meantId;
  const { id } = await makeOfRequest(await acceptedRequest({ cooperationId: cooperation.id }));
  expect(await meantFor(id)).toBe(cooperation.id);
  expect(await meantFor((await makeOfRequest(await acceptedRequest({}))).id)).toBeNull();
  const demand = await demands.confirmed(app);
  await acceptedRequest({ demandId: demand.id, cooperationId: cooperation.id });
  expect(await meantFor((await makeOfDemand(demand)).id)).toBe(cooperation.id);
});

test('the parts that a demand names are taken by whom they were given, its own by who described it', async () => {
  const given = [await give('finance', 4), await give('supervisor', 3)];
  const described = await demands.confirmed(app, { roles: [1, 4] });
  expect(await partsOf((await makeOfDemand(described)).id)).toEqual(['1 buyer', '4 finance']);
  const silent = await demands.confirmed(app);
  expect(await partsOf((await makeOfDemand(silent)).id)).toEqual(['3 supervisor', '4 finance']);
  for (const one of given) await take(one);
});

test('a new project begins with its people: those of its kind and department, none in two parts that are apart', async () => {
  const types = steps.dataOf<{ id: string; typeCode: string }[]>(
    await app.as('manager').get('/purchase/conf/type/queryTypeList'),
  );
  const services = types.find(({ typeCode }) => typeCode === 'ZFCG-FW')?.id ?? '';
  const other = await demands.deptOf(app, '采购二科');
  const given = [
    await give('finance', 4),
    await give('supervisor', 4, { deptId: ownDept }),
    await give('finance', 7, { deptId: other }),
    await give('manager', 7, { proTypes: [services] }),
    // Whoever makes the project handles it, and is not its head.
    await give('buyer', 2),
  ];
  expect(await partsOf((await makeOfDemand(await demands.confirmed(app))).id)).toEqual(['4 supervisor']);
  const kept = await steps.savedProject(app);
  const { version } = await detail(kept.id);
  expect(await partsOf(kept.id)).toEqual(['4 finance']);
  const members = [{ role: 4, userId: idOf('supervisor') }];
  await entitle(app, [idOf('supervisor')], 'project_confirm');
  steps.dataOf(await buyer().post('/purchase/project/saveMembers', { projectId: kept.id, version, members }));
  const { version: now, ...project } = await detail(kept.id);
  const again = { ...steps.aProject({ projectNo: project.projectNo }), id: kept.id, version: now };
  steps.dataOf(await buyer().post('/purchase/project/saveOrUpdate', again));
  expect(await partsOf(kept.id)).toEqual(['4 supervisor']);
  for (const one of given) await take(one);
});

test('the tasks of a demand’s project are given to the people of the department that has the need', async () => {
  const other = await demands.deptOf(app, '采购二科');
  const given = [await give('finance', 2, { deptId: ownDept }), await give('supervisor', 2, { deptId: other })];
  await entitle(app, [idOf('supervisor')], 'mytask_finish');
  const demand = await demands.confirmed(app, { deptId: other });
  const { id, version } = await makeOfDemand(demand);
  expect(await partsOf(id)).toEqual(['2 supervisor']);
  const handedIn = steps.dataOf<steps.Draft>(await buyer().post('/purchase/project/submitTask', { id, version }));
  steps.dataOf(await app.as('manager').post('/purchase/project/projectConfirm', { ...handedIn, agree: true }));
  const tasks = steps.dataOf<TaskRow[]>(await buyer().get(`/purchase/project/task/queryTaskList?projectId=${id}`));
  expect(tasks.find(({ roleCode }) => roleCode === 2)?.handlerId).toBe(idOf('supervisor'));
  for (const one of given) await take(one);
});

test('somebody who has left takes no part', async () => {
  const given = await give('supervisor', 3);
  await app.asSuperuser(`update user_account set status = 2 where id = $1`, [idOf('supervisor')]);
  expect(await partsOf((await steps.savedProject(app)).id)).toEqual([]);
  await app.asSuperuser(`update user_account set status = 1 where id = $1`, [idOf('supervisor')]);
  await take(given);
});
