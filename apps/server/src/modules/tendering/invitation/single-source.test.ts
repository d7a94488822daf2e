import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as asked from '../../../../test/invite-steps.ts';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import { procedureModule } from '../../procedure/index.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp([procedureModule]);
  await procedureModule.seed?.(app.database);
});
afterAll(() => app.close());

const letter = async (id: string) => steps.publish(app, await steps.draftNotice(app, id, 12));

async function ready(): Promise<string> {
  app.clock.setTo(steps.publicationDay);
  return (await steps.confirmedProject(app, { manner: 6, ...asked.sourceTimes })).id;
}

describe('a single source', () => {
  test('R10 is invited only after his publicity of five working days, and goes on to a published result', async () => {
    const id = await ready();
    const { supplier1 } = await asked.libraryIds(app);
    const early = await steps.draftNotice(app, id, 8);
    expect(await steps.publish(app, early)).toMatchObject({ code: 400, msg: expect.stringContaining('唯一供应商') });
    steps.dataOf(await asked.invite(app, id, [supplier1]));
    expect(await letter(id)).toMatchObject({ code: 400, msg: expect.stringContaining('须先公示') });
    expect(await steps.publish(app, early)).toMatchObject({ code: 400, msg: expect.stringContaining('待填写的内容') });
    steps.dataOf(await steps.publish(app, await steps.draftNotice(app, id, 8)));
    app.clock.setTo('2026-11-23 08:59:00');
    expect(await letter(id)).toMatchObject({ code: 400, msg: expect.stringContaining('公示期至') });
    app.clock.setTo(asked.afterPublicity);
    steps.dataOf(await letter(id));
    steps.dataOf(await steps.register(app, 'supplier1', id));
    steps.dataOf(await steps.quote(app, 'supplier1', { projectId: id, price: '880' }));
    app.clock.setTo(asked.sourceTimes.openTime);
    steps.dataOf(await steps.open(app, id));
    const submitted = await steps.handInSelection(app, await steps.comparison(app, id), (offers) =>
      steps.selectionsOf(offers, 0),
    );
    steps.dataOf(await app.as('manager').post('/purchase/project/projectConfirm', { ...submitted, agree: true }));
    steps.dataOf(await steps.publish(app, await steps.draftNotice(app, id, 2)));
    expect(await steps.detail(app, id)).toMatchObject({ stage: 65 });
    expect(await steps.readPublished(app.as('supplier2'), id)).toMatchObject({ projectName: '学生公寓单人床' });
  });

  test('is one supplier: a second one is refused', async () => {
    const id = await ready();
    const { supplier1, supplier2 } = await asked.libraryIds(app);
    expect(await asked.invite(app, id, [supplier1, supplier2])).toMatchObject({ code: 400 });
    steps.dataOf(await asked.invite(app, id, [supplier1]));
    expect(await asked.invite(app, id, [supplier2])).toMatchObject({ msg: '单一来源采购只能邀请1家供应商' });
    expect((await asked.list(app, id)).invitations).toHaveLength(1);
  });

  test('who was publicised is who is invited', async () => {
    const id = await asked.publicisedSource(app);
    const [line] = (await asked.list(app, id)).invitations;
    steps.dataOf(await app.as('buyer').post('/purchase/invitation/deleteById', { id: line?.id }));
    expect((await asked.list(app, id)).publicity).toMatchObject({ isOther: false });
    steps.dataOf(await asked.invite(app, id, [(await asked.libraryIds(app)).supplier2]));
    expect((await asked.list(app, id)).publicity).toMatchObject({ isOther: true });
    expect(await letter(id)).toMatchObject({ msg: expect.stringContaining('与公示的供应商不一致') });
  });

  test('an objection is answered before the invitation, and one that is upheld leaves another method', async () => {
    const id = await asked.publicisedSource(app);
    const objection = {
      projectId: id,
      objector: '某科技公司',
      receiveTime: '2026-11-19 09:00:00',
      content: '我司也能供应',
    };
    const save = async () =>
      steps.dataOf<steps.Draft>(await app.as('buyer').post('/purchase/invitation/objection/save', objection));
    const answer = async ({ id: one, version }: steps.Draft, isUpheld: boolean) =>
      steps.dataOf(
        await app
          .as('buyer')
          .post('/purchase/invitation/objection/answer', { id: one, version, isUpheld, answer: '经论证' }),
      );
    const first = await save();
    expect(await letter(id)).toMatchObject({ msg: expect.stringContaining('尚未答复') });
    await answer(first, false);
    await answer(await save(), true);
    expect(await letter(id)).toMatchObject({ msg: expect.stringContaining('异议成立') });
    const { objections } = (await asked.list(app, id)).publicity ?? { objections: [] };
    expect(objections.map(({ objectionStatus }) => objectionStatus)).toEqual([2, 3]);
  });

  test('everybody reads the publicity, and nothing else of its project', async () => {
    const id = await asked.publicisedSource(app);
    const page = await app.as('supplier2').post('/purchase/bulletin/bulletinTenantPage', { bulletinType: 8 });
    const found = steps.dataOf<{ records: { id: string; projectId: string; stage: number | null }[] }>(page).records;
    const notice = found.find(({ projectId }) => projectId === id);
    expect(notice).toMatchObject({ stage: null, entryEndTime: null });
    const read = await app.as('supplier2').get(`/purchase/bulletin/queryById?id=${notice?.id}&tenantId=100001`);
    expect(read).toMatchObject({ code: 200, data: { projectName: '学生公寓单人床' } });
    const project = await app.as('supplier2').get(`/purchase/project/queryPublished?projectId=${id}&tenantId=100001`);
    expect(project.code).toBe(404);
  });
});
