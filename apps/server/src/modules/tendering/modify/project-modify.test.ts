import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProjectModifyRow } from '@zhaocai/model';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import { sampleBytes } from '../../../platform/files/sample-bytes.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import * as out from '../../../../test/way-out-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp();
});
afterAll(() => app.close());

const refused = (msg: string) => ({ code: 400, msg: expect.stringContaining(msg) });
const later = '2026-11-30 09:00:00';

const apply = (projectId: string, more: object = {}) =>
  app.as('buyer').post('/purchase/modify/applyModify', {
    projectId,
    modifyType: 5,
    content: '报价截止时间顺延一周',
    reason: '供应商来不及准备样品',
    newBidEndTime: later,
    ...more,
  });
const move = (action: string, of: steps.Draft, account: 'buyer' | 'manager' = 'buyer', reason?: string) =>
  app.as(account).post(`/purchase/modify/${action}Modify`, { ...of, reason });
const read = async (id: string) =>
  steps.dataOf<ProjectModifyRow>(await app.as('buyer').get(`/purchase/modify/queryById?id=${id}`));

async function submitted(projectId: string, more: object = {}): Promise<steps.Draft> {
  const draft = steps.dataOf<steps.Draft>(await apply(projectId, more));
  return steps.dataOf(await move('submit', draft));
}

describe('a change application', () => {
  test('says field by field what was and what is wished, with the opening at the new deadline', async () => {
    const id = await steps.publishedProject(app);
    const draft = steps.dataOf<steps.Draft>(
      await apply(id, { changes: [{ field: 'entryEndTime', after: '2026-11-27 17:00:00' }] }),
    );
    expect(await read(draft.id)).toMatchObject({
      modifyNo: expect.stringMatching(/^BG-2026-\d{4}$/),
      auditStatus: 0,
      changes: [
        { field: 'entryEndTime', before: '2026-11-20 17:00:00', after: '2026-11-27 17:00:00' },
        { field: 'bidEndTime', before: steps.deadline, after: later },
        { field: 'openTime', before: steps.deadline, after: later },
      ],
    });
  });

  test('drafts the change notice when another has agreed, and changes nothing before that is published', async () => {
    const id = await steps.publishedProject(app);
    const asked = await submitted(id);
    expect((await move('approve', asked)).code).toBe(403);
    steps.dataOf(await move('approve', asked, 'manager'));
    const { bulletinId, auditStatus } = await read(asked.id);
    expect(auditStatus).toBe(2);
    expect((await steps.detail(app, id)).bidEndTime).toBe(steps.deadline);
    const notice = steps.dataOf<steps.Draft>(
      await app.as('buyer').get(`/purchase/bulletin/modify/queryBulletinModifyById?id=${bulletinId}`),
    );
    expect(notice).toMatchObject({ bulletinStatus: 0, bulletinType: 3, projectId: id });
    steps.dataOf(await steps.publish(app, { id: notice.id, version: notice.version }));
    expect(await steps.detail(app, id)).toMatchObject({ bidEndTime: later, openTime: later });
  });

  test('is not decided by who asked, whatever rights he has', async () => {
    const id = await steps.publishedProject(app);
    const chief = app.as('chief');
    const draft = steps.dataOf<steps.Draft>(
      await chief.post('/purchase/modify/applyModifyCusEle', {
        projectId: id,
        modifyType: 1,
        content: '更换开标地点',
        reason: '开标室维修',
        changes: [{ field: 'openPlace', after: '二号开标室' }],
      }),
    );
    const asked = steps.dataOf<steps.Draft>(await chief.post('/purchase/modify/submitModify', draft));
    expect(await chief.post('/purchase/modify/approveModify', asked)).toMatchObject(refused('请由其他人处理'));
  });

  test('R05 is refused at once where the change would leave too little time, with the lawful date', async () => {
    const id = await steps.publishedProject(app);
    app.clock.setTo('2026-11-18 10:00:00');
    const changes = [{ field: 'requirement', after: '增加床头柜' }];
    const draft = steps.dataOf<steps.Draft>(await apply(id, { modifyType: 2, newBidEndTime: null, changes }));
    expect(await move('submit', draft)).toMatchObject(refused('2026-11-24 00:00:00'));
    expect(await read(draft.id)).toMatchObject({ auditStatus: 0 });
  });

  test('goes back with a reason, is changed and handed in again; what is decided is not deleted', async () => {
    const id = await steps.publishedProject(app);
    const asked = await submitted(id);
    const rejected = steps.dataOf<steps.Draft>(await move('reject', asked, 'manager', '请说明样品数量'));
    expect(await read(asked.id)).toMatchObject({ auditStatus: 3, rejectReason: '请说明样品数量' });
    const again = steps.dataOf<steps.Draft>(await move('submit', { id: rejected.id, version: rejected.version }));
    expect(await app.as('buyer').get(`/purchase/modify/delById?id=${asked.id}`)).toMatchObject(refused('变更申请'));
    const back = steps.dataOf<steps.Draft>(await move('recall', { id: again.id, version: again.version }));
    expect(await read(back.id)).toMatchObject({ auditStatus: 4 });
    expect(await app.as('buyer').get(`/purchase/modify/delById?id=${back.id}`)).toMatchObject({ code: 200 });
    expect(steps.dataOf(await app.as('buyer').get(`/purchase/modify/queryModifyListByproId?projectId=${id}`))).toEqual(
      [],
    );
  });

  test('of a contract is refused, of a project that is not published too: nothing would come of it', async () => {
    const { id } = await steps.savedProject(app);
    expect(await apply(id)).toMatchObject(refused('请直接修改项目'));
    const published = await steps.publishedProject(app);
    expect(await apply(published, { modifyType: 4 })).toMatchObject(refused('合同管理'));
    expect(await apply(published, { modifyType: 3 })).toMatchObject(refused('结果尚未公告'));
  });

  test('of an announced result needs the file of a decision, and asks to undo the result', async () => {
    const id = await steps.resultProject(app);
    const about = { modifyType: 3, newBidEndTime: null, content: '按投诉处理决定重新确定成交供应商' };
    const draft = steps.dataOf<steps.Draft>(await apply(id, about));
    expect(await move('submit', draft)).toMatchObject(refused('不得变更结果'));
    const sent = { name: '投诉处理决定书.pdf', bytes: sampleBytes.pdf };
    const file = steps.dataOf<object>(await app.as('buyer').upload('/file/uploadOSS', sent));
    const files = [{ ...file, fileName: sent.name }];
    const edited = steps.dataOf<steps.Draft>(await apply(id, { ...about, ...draft, files }));
    const asked = steps.dataOf<steps.Draft>(await move('submit', edited));
    steps.dataOf(await move('approve', asked, 'manager'));
    const { exceptions, stage } = await steps.detail(app, id);
    expect(exceptions).toMatchObject([{ kind: 5, exceptionStatus: 0 }]);
    expect(stage).toBe(65);
  });

  test('tells its kinds', async () => {
    expect(steps.dataOf(await app.as('buyer').get('/purchase/modify/queryModifyType'))).toMatchObject([
      { value: 1, label: '项目变更' },
      { value: 2 },
      { value: 3 },
      { value: 4 },
      { value: 5 },
    ]);
  });
});

describe('the calls of change notices', () => {
  test('draft, list and read notices of change alone', async () => {
    const id = await steps.publishedProject(app);
    const [first] = await out.noticesOf(app, id);
    const buyer = app.as('buyer');
    const saved = steps.dataOf<steps.Draft>(
      await buyer.post('/purchase/bulletin/modify/saveOrUpdate', {
        originalId: first?.id,
        changes: [{ field: 'openPlace', after: '二号开标室' }],
      }),
    );
    const of = async (account: 'buyer' | 'supplier1', path: string) =>
      steps
        .dataOf<{ records: { id: string }[] }>(
          await app.as(account).post(`/purchase/bulletin/modify/${path}`, { size: 200 }),
        )
        .records.map((one) => one.id);
    expect(await of('buyer', 'bulletinModifyPage')).toContain(saved.id);
    expect(await of('buyer', 'bulletinModifyPage')).not.toContain(first?.id);
    expect(await of('supplier1', 'bulletinTenantModifyPage')).not.toContain(saved.id);
    const edited = steps.dataOf<steps.Draft>(
      await buyer.post('/purchase/bulletin/modify/saveOrUpdate', {
        ...saved,
        changes: [{ field: 'openPlace', after: '三号开标室' }],
      }),
    );
    steps.dataOf(await steps.publish(app, { id: edited.id, version: edited.version }));
    expect(await of('supplier1', 'bulletinTenantModifyPage')).toContain(saved.id);
    expect((await steps.detail(app, id)).openPlace).toBe('三号开标室');
    const missing = await buyer.get(`/purchase/bulletin/modify/queryBulletinModifyById?id=${first?.id}`);
    expect(missing.code).toBe(404);
  });

  test('draft a notice by its template alone, and delete the draft under the API’s other name', async () => {
    const { id } = await steps.confirmedProject(app);
    const buyer = app.as('buyer');
    const saved = steps.dataOf<steps.Draft>(
      await buyer.post('/purchase/bulletin/saveBulletinSimple', { projectId: id, bulletinType: 10 }),
    );
    expect(await out.noticesOf(app, id)).toMatchObject([{ id: saved.id, status: 0 }]);
    expect(await buyer.get(`/purchase/bulletin/deleteBulletin?id=${saved.id}`)).toMatchObject({ code: 200 });
    expect(await out.noticesOf(app, id)).toEqual([]);
  });
});
