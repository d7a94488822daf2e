import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyChain } from '../../src/platform/audit/verify-chain.ts';
import { newBidIdentity } from '@zhaocai/model/sealing/seal-bid';
import { tracesIn } from '../guessing/traces.ts';
import { uploadSealed } from '../sealed-steps.ts';
import * as steps from '../tendering-steps.ts';
import { openStage, type Stage } from './stage.ts';

// One person whom his administrator has given every role that a buyer has, the administration of the tenant among them.
// He may do nearly everything; what he may not is to decide alone, early or unseen.

let stage: Stage;
let projectId: string;
let insiderId: string;
let roleIds: string;

beforeAll(async () => {
  stage = await openStage();
  stage.clock.setTo(steps.publicationDay);
  insiderId = await idOf(`select id::text from user_account where tenant_id = '100001' and account = 'buyer'`);
  roleIds = await idOf(
    `select string_agg(id::text, ',') as id from role where tenant_id = '100001' and is_deleted = 0`,
  );
  steps.dataOf(await stage.as('chief').post('/blade-user/grant', { userIds: insiderId, roleIds }));
  projectId = await steps.publishedProject(stage, { projectNo: 'XD-ALL-ROLES', projectName: '身兼数职' });
  for (const [name, price] of [
    ['supplier1', '871.37'],
    ['supplier2', '875.91'],
    ['supplier3', '890.13'],
  ] as const) {
    steps.dataOf(await steps.register(stage, name, projectId));
    steps.dataOf(await steps.quote(stage, name, { projectId, price }));
  }
}, 300_000);
afterAll(() => stage.close());

const insider = () => stage.as('buyer');
const refusedWith = (msg: string) => ({ code: 400, msg });
async function idOf(sql: string, values: readonly unknown[] = []): Promise<string> {
  const [row] = await stage.asSuperuser<{ id: string }>(sql, values);
  if (!row) throw new Error(`nothing found: ${sql}`);
  return row.id;
}
const current = () => steps.detail(stage, projectId);
const noticeOf = async (type: number): Promise<steps.Draft> => {
  const [row] = await stage.asSuperuser<steps.Draft>(
    `select id::text, version from bulletin where project_id = $1 and bulletin_type = $2 order by id desc limit 1`,
    [projectId, type],
  );
  if (!row) throw new Error('no notice');
  return row;
};

describe('before the opening', () => {
  test('he opens nothing early, whatever date he sends along', async () => {
    const early = refusedWith('未到开标时间');
    expect(await steps.open(stage, projectId)).toMatchObject(early);
    expect(await steps.open(stage, projectId, '领导要求提前')).toMatchObject(early);
    const path = `/purchase/elebid/conf/nextStep?projectId=${projectId}&now=2026-11-23%2009:00:00&openTime=2026-11-16%2009:00:00`;
    const dated = await stage.send('buyer', path, { headers: { date: 'Mon, 23 Nov 2026 01:00:00 GMT' } });
    expect(await dated.json()).toMatchObject(early);
  });

  test('he brings the opening forward by no way: not by the project, not by a notice', async () => {
    const { version } = await current();
    const times = {
      entryEndTime: '2026-11-16 10:00:01',
      bidEndTime: '2026-11-16 10:00:02',
      openTime: '2026-11-16 10:00:02',
    };
    const saved = await insider().post('/purchase/project/saveOrUpdate', {
      ...steps.aProject(times),
      id: projectId,
      version,
    });
    expect(saved.code).toBe(400);
    const notice = await steps.draftNotice(stage, projectId, 3);
    const changes = Object.entries(times).map(([field, after]) => ({ field, after }));
    const drafted = steps.dataOf<steps.Draft>(
      await insider().post('/purchase/bulletin/editBulletinDetails', {
        ...notice,
        title: '变更公告',
        content: '<p>提前开标</p>',
        changes,
      }),
    );
    expect((await steps.publish(stage, drafted)).code).toBe(400);
    expect(await current()).toMatchObject({ bidEndTime: steps.deadline, openTime: steps.deadline });
    steps.dataOf(await insider().get(`/purchase/bulletin/deleteById?id=${drafted.id}`));
  });

  test('he learns neither who registered nor what was quoted: he gives permissions, so nobody trusted him with it', async () => {
    for (const path of [
      `/purchase/entry/queryEntryByProjectId?projectId=${projectId}`,
      `/purchase/entry/queryByEntryQuoteByProjectId?projectId=${projectId}`,
    ])
      expect((await insider().get(path)).code).toBe(400);
    const [fileId] = await sealedFile();
    // As of a file that is not there.
    expect((await insider().get(`/file/downloadTicket?fileId=${fileId}`)).code).toBe(404);
  });

  test('reports, lists, exports, searches and logs tell him nothing of it either', async () => {
    const reports = await stage.asSuperuser<{ id: string }>('select id::text from report order by id');
    const answers = [];
    for (const { id } of reports)
      for (const call of ['run', 'export']) answers.push(await bodyOf(`/blade-report/report/rest/${call}`, { id }));
    for (const kind of ['usual', 'api', 'error']) answers.push(await bodyOf(`/blade-log/${kind}/list?size=100`));
    answers.push(await bodyOf(`/purchase/package/packageListVO?projectId=${projectId}`));
    answers.push(await bodyOf(`/purchase/project/evidenceList?projectId=${projectId}`));
    answers.push(await bodyOf('/purchase/supplier/queryPage', {}));
    answers.push(await bodyOf('/process/flow/messageList'));
    const told = answers.join('\n');
    expect(answers.length).toBeGreaterThan(15);
    expect(told).toContain('XD-ALL-ROLES');
    expect(tracesIn(told, ['871.37', '875.91', '890.13', '522822', '525546', '534078'])).toEqual([]);
    expect(told).not.toMatch(/seal\/bid|saveOrUpdateEntry/);
    const record = await bodyOf(`/purchase/project/evidenceList?projectId=${projectId}`);
    expect(tracesIn(record, ['300001', '300002', '300003'])).toEqual([]);
  });

  test('a published notice he changes by no way', async () => {
    const notice = await noticeOf(10);
    const said = await bodyOf(`/purchase/bulletin/queryById?id=${notice.id}`);
    const text = { title: '改过的公告', content: '<p>改过的内容</p>' };
    const tries = [
      await insider().post('/purchase/bulletin/editBulletinDetails', { ...notice, ...text }),
      await insider().post('/purchase/bulletin/saveBulletin', { ...notice, projectId, bulletinType: 10, ...text }),
      await insider().get(`/purchase/bulletin/deleteById?id=${notice.id}`),
      await insider().post('/purchase/bulletin/upDown', { ...notice, upDown: 0, reason: '误发' }),
    ];
    expect(tries.map(({ code }) => code)).toEqual([400, 400, 400, 400]);
    expect(await bodyOf(`/purchase/bulletin/queryById?id=${notice.id}`)).toBe(said);
  });

  test('he dates nothing back: what he sends as times of the record is not taken', async () => {
    const past = '2020-01-01 00:00:00';
    const back = { createTime: past, publishTime: past, updateTime: past, openedTime: past, stage: 65, handlerId: '1' };
    const draft = await steps.savedProject(stage, { ...back, projectNo: 'XD-DATED-BACK' });
    const [row] = await stage.asSuperuser(
      `select create_time >= '2026-11-16' as fresh, publish_time, opened_time, stage, handler_id::text as handler
       from project where id = $1`,
      [draft.id],
    );
    expect(row).toMatchObject({ fresh: true, publish_time: null, opened_time: null, handler: insiderId });
    const [act] = await stage.asSuperuser<{ at: string }>(
      `select at from evidence where stream = $1 and action = 'project.save'`,
      [draft.id],
    );
    expect(act?.at).toMatch(/^2026-11-/);
  });

  test('a colleague’s file that hangs on nothing of his he reads neither by its number nor by hanging it on his own', async () => {
    const secret = Buffer.from('专家的私人意见');
    const { fileId } = steps.dataOf<{ fileId: string }>(
      await stage.as('expert1').upload('/file/uploadOSS', { name: '意见.txt', bytes: secret }),
    );
    expect((await insider().get(`/file/downloadTicket?fileId=${fileId}`)).code).toBe(404);
    const hung = await insider().post('/purchase/project/saveOrUpdate', {
      ...steps.aProject({ projectNo: 'XD-HUNG', fileIds: fileId, files: [{ fileId }], annex: fileId }),
    });
    expect([200, 400]).toContain(hung.code);
    expect((await insider().get(`/file/downloadTicket?fileId=${fileId}`)).code).toBe(404);
  });
});

describe('rights', () => {
  test('he gives himself none, and what he gives a helper stands in the chain with his name', async () => {
    const own = await insider().post('/blade-user/grant', { userIds: insiderId, roleIds: roleIds.split(',')[0] });
    expect(own).toMatchObject({ code: 400 });
    const expertId = await idOf(`select id::text from user_account where tenant_id = '100001' and account = 'expert1'`);
    const manager = await idOf(`select id::text from role where tenant_id = '100001' and role_alias = 'manager'`);
    steps.dataOf(await insider().post('/blade-user/grant', { userIds: expertId, roleIds: manager }));
    const [act] = await stage.asSuperuser<{ payload: string }>(
      `select payload from evidence where tenant_id = '100001' and stream = 'admin' and action = 'user.grant' order by seq desc limit 1`,
    );
    expect(JSON.parse(act?.payload ?? '{}')).toMatchObject({
      actor: { account: 'buyer' },
      users: [{ account: 'expert1' }],
    });
    // The helper sees who registered, for he was trusted with it now: his look is in the record beside the grant.
    steps.dataOf(await stage.as('expert1').get(`/purchase/entry/queryEntryByProjectId?projectId=${projectId}`));
    const looks = await stage.asSuperuser<{ payload: string }>(
      `select payload from evidence where stream = $1 and action = 'project.entriesViewed'`,
      [projectId],
    );
    expect(looks.map(({ payload }) => JSON.parse(payload))).toMatchObject([{ actor: { account: 'expert1' } }]);
  });

  test('the chain of his tenant’s administration is whole, his grants in it', async () => {
    const verdict = await verifyChain(stage.real.database.scoped('100001'), { tenantId: '100001', stream: 'admin' });
    expect(verdict).toMatchObject({ ok: true });
  });
});

describe('after the opening', () => {
  test('he neither confirms his own selection nor publishes a result that nobody else confirmed', async () => {
    stage.clock.setTo(steps.deadline);
    steps.dataOf(await steps.open(stage, projectId));
    const { version, suppliers } = await steps.comparison(stage, projectId);
    const selections = suppliers.flatMap(({ detailListVOS }) =>
      detailListVOS.map(({ packageId, entryId, isLowest }) => ({
        packageId,
        entryId,
        bidStatus: isLowest ? '1' : '0',
      })),
    );
    const place = '/purchase/entry';
    const saved = steps.dataOf<steps.Draft>(
      await insider().post(`${place}/saveSelection`, { projectId, version, selections }),
    );
    const submitted = steps.dataOf<steps.Draft>(
      await insider().post(`${place}/submitSelection`, { projectId, version: saved.version }),
    );
    const confirm = () => insider().post('/purchase/project/projectConfirm', { ...submitted, agree: true });
    expect(await confirm()).toMatchObject(refusedWith('经办人不能审核自己提交的内容，请由其他人处理'));
    const result = await steps.publish(stage, await steps.draftNotice(stage, projectId, 2));
    expect(result).toMatchObject({ code: 400 });
    expect(await confirm()).toMatchObject({ code: 400 });
  });

  test('nothing won: the record of the project is whole, and says who did what', async () => {
    const verdict = await insider().get(`/purchase/project/evidenceVerify?projectId=${projectId}`);
    expect(verdict.data).toMatchObject({ ok: true });
  });
});

async function sealedFile(): Promise<string[]> {
  const [own] = await steps.ownEntries(stage, 'supplier1', projectId);
  const { recipient } = await newBidIdentity();
  const of = { entryId: own?.entryId ?? '', recipient, bytes: Buffer.from('522822.00') };
  return [(await uploadSealed(stage, 'supplier1', of)).fileId];
}

async function bodyOf(path: string, body?: object): Promise<string> {
  const init = body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  return Buffer.from(await (await stage.send('buyer', path, init)).arrayBuffer()).toString();
}
