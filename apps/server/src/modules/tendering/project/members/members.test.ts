import type { FlowDetail, ProjectMember } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as approval from '../../../../../test/approval-steps.ts';
import { startTenderingApp, type TenderingApp } from '../../../../../test/tendering-app.ts';
import * as steps from '../../../../../test/tendering-steps.ts';

let app: TenderingApp;
let ids: Awaited<ReturnType<typeof approval.approvers>>;
let chief: string;
beforeAll(async () => {
  app = await startTenderingApp();
  ids = await approval.approvers(app);
  chief = app.as('chief').user.userId;
  app.clock.setTo(steps.publicationDay);
  await approval.entitle(app, [ids.finance, ids.boss], 'bulletin_publish', 'project_confirm');
});
afterAll(() => app.close());

interface Named {
  readonly role: number;
  readonly userId: string;
}

const save = async (projectId: string, members: readonly Named[], more: object = {}) => {
  const { version } = await steps.detail(app, projectId);
  return app.as('buyer').post('/purchase/project/saveMembers', { projectId, version, members, ...more });
};
const saveBy = async (account: 'manager' | 'finance', projectId: string, members: readonly Named[]) => {
  const { version } = await steps.detail(app, projectId);
  return app.as(account).post('/purchase/project/saveMembers', { projectId, version, members });
};
const confirm = async (id: string) => {
  const { version } = await steps.detail(app, id);
  return app.as('manager').post('/purchase/project/projectConfirm', { id, version, agree: true });
};
const list = async (projectId: string, by: 'buyer' | 'manager' = 'buyer') =>
  steps.dataOf<ProjectMember[]>(await app.as(by).get(`/purchase/project/memberList?projectId=${projectId}`));

/** Who is asked about a notice of the project when the step is granted so, and why. */
async function askedBy(grant: object, members: readonly Named[]) {
  await approval.bind(app, 'bulletin_publish', [{ name: '审核', data: { rejectHandle: '1', ...grant } }]);
  const { id: projectId } = await steps.confirmedProject(app);
  if (members.length > 0) steps.dataOf(await save(projectId, members));
  // Whoever is a member of it: who unlocks its bids is another question.
  steps.dataOf(await steps.nameHolders(app, projectId, ['buyer', 'manager', 'supervisor']));
  const notice = await steps.draftNotice(app, projectId);
  const { flowInstanceId } = steps.dataOf<{ flowInstanceId: string }>(await steps.publish(app, notice));
  const rows = await app.asSuperuser<{ assignee: string }>(
    `select assignee::text from flow_task where instance_id = $1 and operate_status = 1 order by assignee`,
    [flowInstanceId],
  );
  const { events } = steps.dataOf<FlowDetail>(
    await app.as('buyer').get(`/process/flow/myApplyDetail?flowInsId=${flowInstanceId}`),
  );
  const opened = events.flatMap(({ effects }) => effects).filter(({ kind }) => kind === 'visitOpened');
  const trace = (opened.at(-1)?.trace ?? []) as { step: string; people: string[] }[];
  return { people: rows.map(({ assignee }) => assignee), trace };
}

const roles = [1, 2, 3, 4, 5, 6, 7];
const ofRole = (role: number) => ({ grantType: '3', projectMan: String(role) });

describe('the people of a project', () => {
  test.each(roles)('[R224] [R346] those who are named as project role %i are asked', async (role) => {
    const members = [
      { role, userId: ids.finance },
      { role, userId: ids.boss },
      // Of no part that has to be apart from that of who confirmed it.
      { role: (role % 3) + 1, userId: ids.manager },
    ];
    const { people, trace } = await askedBy(ofRole(role), members);
    expect(people).toEqual([ids.finance, ids.boss].toSorted());
    expect(trace[0]).toMatchObject({ step: 'candidates', people: expect.arrayContaining([ids.finance, ids.boss]) });
  });

  test.each([1, 2, 3, 4, 7])(
    'nobody is project role %i: the administrators are asked, and it says so',
    async (role) => {
      const { people, trace } = await askedBy(ofRole(role), []);
      expect(people).toEqual([chief]);
      expect(trace.map(({ step }) => step)).toEqual(['candidates', 'empty', 'administrators']);
    },
  );

  test('unless others are named, who confirmed the project is 6', async () => {
    expect((await askedBy(ofRole(6), [])).people).toEqual([ids.manager]);
  });

  test('the handler, who is 5 unless others are named, does not decide what he handed in: an administrator does', async () => {
    const [chief] = await app.asSuperuser<{ id: string }>(
      `select id::text from user_account where tenant_id = '100001' and account = 'admin'`,
    );
    expect((await askedBy(ofRole(5), [])).people).toEqual([chief?.id]);
  });

  test('the project’s leader is who is named so, else the head of its procurement', async () => {
    const leader = { grantType: '7' };
    expect((await askedBy(leader, [{ role: 0, userId: ids.finance }])).people).toEqual([ids.finance]);
    expect((await askedBy(leader, [{ role: 6, userId: ids.boss }])).people).toEqual([ids.boss]);
    expect((await askedBy(leader, [])).people).toEqual([ids.manager]);
  });

  test('several roles ask everybody who has one of them, each once', async () => {
    const members = [
      { role: 1, userId: ids.finance },
      { role: 2, userId: ids.finance },
      { role: 2, userId: ids.boss },
    ];
    expect((await askedBy({ grantType: '3', projectMan: '1,2' }, members)).people).toEqual(
      [ids.finance, ids.boss].toSorted(),
    );
  });
});

describe('the members', () => {
  test('who cannot sign in any more is marked, so that somebody else is named', async () => {
    const { id } = await steps.confirmedProject(app);
    const disabled = async () => (await list(id)).flatMap((one) => (one.isDisabled ? [one.role] : []));
    expect(await disabled()).toEqual([]);
    await app.asSuperuser(`update user_account set status = 2 where id = $1`, [ids.buyer]);
    expect(await list(id, 'manager')).toContainEqual(expect.objectContaining({ role: 5, isDisabled: true }));
    await app.asSuperuser(`update user_account set status = 1 where id = $1`, [ids.buyer]);
  });

  test('are listed with those whom the project itself says, and kept in evidence', async () => {
    const { id } = await steps.confirmedProject(app);
    expect(await list(id)).toMatchObject([
      { role: 0, userId: ids.manager, isAssumed: true },
      { role: 5, userId: ids.buyer, isAssumed: true },
      { role: 6, userId: ids.manager, isAssumed: true },
    ]);
    steps.dataOf(await save(id, [{ role: 5, userId: ids.finance }]));
    expect(await list(id)).toContainEqual({
      role: 5,
      userId: ids.finance,
      userName: expect.any(String),
      isAssumed: false,
      isDisabled: false,
    });
    const [evidence] = await app.asSuperuser<{ payload: string }>(
      `select payload from evidence where stream = $1 and action = 'project.members'`,
      [id],
    );
    expect(evidence?.payload).toContain(`"after":[{"role":5,"userId":"${ids.finance}"}]`);
  });

  test('are named by the handler and by the head of procurement, and by nobody who only reads the project', async () => {
    const { id } = await steps.confirmedProject(app);
    expect(await saveBy('manager', id, [{ role: 7, userId: ids.boss }])).toMatchObject({ code: 200 });
    expect(await saveBy('finance', id, [])).toMatchObject({ code: 403 });
    expect(await list(id)).toContainEqual(expect.objectContaining({ role: 7, userId: ids.boss, isAssumed: false }));
    const [evidence] = await app.asSuperuser<{ actor: string }>(
      `select actor from evidence where stream = $1 and action = 'project.members'`,
      [id],
    );
    expect(evidence?.actor).toBe(ids.manager);
  });

  test.each([
    { what: 'a part that does not exist', of: () => [{ role: 8, userId: ids.finance }], says: '没有项目角色“8”' },
    {
      what: 'somebody twice',
      of: () => [1, 1].map((role) => ({ role, userId: ids.finance })),
      says: '同一人员在同一角色中重复',
    },
    { what: 'somebody of another tenant', of: () => [{ role: 1, userId: app.as('supplier1').user.userId }], says: '' },
  ])('are refused with $what', async ({ of, says }) => {
    const { id } = await steps.confirmedProject(app);
    const answer = await save(id, of());
    expect(answer).toMatchObject({ code: says ? 400 : 404, msg: expect.stringContaining(says) });
    expect((await list(id)).every(({ isAssumed }) => isAssumed)).toBe(true);
  });

  test('who does not confirm projects makes himself no head of one: his head does', async () => {
    const { id } = await steps.confirmedProject(app);
    const own = [{ role: 4, userId: ids.buyer }];
    expect(await save(id, own)).toMatchObject({
      code: 400,
      msg: '不能把自己指定为“归口负责人”，请由采购负责人指定',
    });
    expect(await saveBy('manager', id, own)).toMatchObject({
      code: 400,
      msg: expect.stringMatching(/没有相应的审核权限，不能担任“归口负责人”/),
    });
    expect((await list(id)).every(({ isAssumed }) => isAssumed)).toBe(true);
    await approval.entitle(app, [ids.buyer], 'project_confirm');
    expect(await saveBy('manager', id, own)).toMatchObject({ code: 200 });
    // What his head gave him he may leave as it is.
    expect(await save(id, [...own, { role: 1, userId: ids.finance }])).toMatchObject({ code: 200 });
  });

  test.each([
    { who: 'the handler', part: 'the head of the demand, who accepts', role: 2, of: () => ids.buyer },
    { who: 'the handler', part: 'the head of procurement, who reviews', role: 6, of: () => ids.buyer },
    { who: 'who confirmed it', part: 'the handler', role: 5, of: () => ids.manager },
  ])('$who, whom the project itself says, is not named $part', async ({ role, of }) => {
    const { id } = await steps.confirmedProject(app);
    const answer = await saveBy('manager', id, [{ role, userId: of() }]);
    expect(answer).toMatchObject({ code: 400, msg: expect.stringMatching(/^经办与验收审核不能为同一人：/) });
    expect((await list(id)).every(({ isAssumed }) => isAssumed)).toBe(true);
  });

  test('the handler may accept where another handles it', async () => {
    const { id } = await steps.confirmedProject(app);
    const members = [
      { role: 2, userId: ids.buyer },
      { role: 5, userId: ids.finance },
    ];
    expect(await saveBy('manager', id, members)).toMatchObject({ code: 200 });
  });

  test('who is named to handle a project does not confirm it, unless another is its head', async () => {
    const draft = await steps.savedProject(app);
    const { id } = steps.dataOf<steps.Draft>(await app.as('buyer').post('/purchase/project/submitTask', draft));
    const handler = { role: 5, userId: ids.manager };
    steps.dataOf(await save(id, [handler]));
    expect(await confirm(id)).toMatchObject({
      code: 400,
      msg: expect.stringMatching(/^经办与验收审核不能为同一人：/),
    });
    steps.dataOf(await save(id, [handler, { role: 6, userId: ids.boss }]));
    expect(await confirm(id)).toMatchObject({ code: 200 });
  });

  test('saved over a change of another window are refused', async () => {
    const { id } = await steps.confirmedProject(app);
    expect(await save(id, [], { version: 0 })).toMatchObject({ code: 400, msg: '数据已被他人修改，请刷新后重试' });
  });
});
