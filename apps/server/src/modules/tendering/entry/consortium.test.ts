import type { Envelope, EntryView, Membership } from '@zhaocai/model';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { registerTogether } from '../../../../test/consortium-steps.ts';
import { uploaded, type Uploaded } from '../../../../test/open-tender-steps.ts';
import { startTenderingApp, type Account, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
let codes: Readonly<Record<(typeof steps.suppliers)[number], string>>;
let projectId: string;
let agreement: Uploaded;

beforeAll(async () => {
  app = await startTenderingApp();
  codes = await steps.knowSuppliers(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  projectId = await steps.publishedProject(app, { isConsortium: true });
  agreement = await uploaded(app, 'supplier1', '联合体协议书.pdf');
});

type Company = (typeof steps.suppliers)[number];
const member = (account: Company, share: string, more: object = {}) => ({ creditCode: codes[account], share, ...more });
const both = () => [member('supplier1', '60'), member('supplier2', '40', { work: '安装' })];

const together = (
  members: readonly object[],
  { by = 'supplier1', files = [agreement] }: { by?: Account; files?: readonly Uploaded[] } = {},
) => registerTogether(app, projectId, { members, files, by });

const own = async (by: Account) =>
  steps.dataOf<Membership[]>(await app.as(by).get(`/purchase/entry/member/queryOwn?projectId=${projectId}`));

async function answer(by: Account, agree = true, reason = '产能已满'): Promise<Envelope> {
  const [membership] = await own(by);
  const { id, version } = membership ?? { id: '1', version: 0 };
  return app.as(by).post('/purchase/entry/member/answer', { id, version, agree, ...(!agree && { reason }) });
}

const statusOf = async (by: Account) => (await steps.ownEntries(app, by, projectId))[0]?.entry.entryStatus;

describe('a consortium', () => {
  test('counts once every member has confirmed, and quotes then', async () => {
    steps.dataOf(await together(both()));
    expect(await statusOf('supplier1')).toBe(0);
    expect((await steps.quote(app, 'supplier1', { projectId, price: '880' })).code).toBe(400);
    expect(await own('supplier2')).toMatchObject([
      {
        canAnswer: true,
        isLeader: false,
        members: [
          { share: '60', isLeader: true },
          { share: '40', work: '安装' },
        ],
      },
    ]);
    steps.dataOf(await answer('supplier2'));
    expect(await statusOf('supplier1')).toBe(2);
    expect(await own('supplier1')).toMatchObject([{ isLeader: true, isComplete: true, canAnswer: false }]);
    steps.dataOf(await steps.quote(app, 'supplier1', { projectId, price: '880' }));
  });

  test('waits for its review where registrations are reviewed, and the buyer reads who stands behind it', async () => {
    projectId = await steps.publishedProject(app, { isConsortium: true, isEntryReviewed: true });
    steps.dataOf(await together(both()));
    steps.dataOf(await answer('supplier2'));
    expect(await statusOf('supplier1')).toBe(1);
    const [entry] = steps.dataOf<EntryView[]>(
      await app.as('manager').get(`/purchase/entry/queryEntryByProjectId?projectId=${projectId}`),
    );
    expect(entry).toMatchObject({
      isConsortium: true,
      agreementFiles: [{ fileId: agreement.fileId }],
      members: [
        { creditCode: codes.supplier1, isLeader: true },
        { creditCode: codes.supplier2, share: '40' },
      ],
    });
    expect(await app.as('manager').get(`/file/downloadTicket?fileId=${agreement.fileId}`)).toMatchObject({ code: 200 });
    expect((await app.as('supplier3').get(`/file/downloadTicket?fileId=${agreement.fileId}`)).code).toBe(404);
  });

  test.each([
    ['shares that do not add up', () => [member('supplier1', '60'), member('supplier2', '39.99')], '99.99'],
    ['a share of nothing', () => [member('supplier1', '100'), member('supplier2', '0')], '大于0'],
    ['a share of three decimals', () => [member('supplier1', '60.001'), member('supplier2', '39.999')], '两位小数'],
    ['one company alone', () => [member('supplier1', '100')], '两家以上'],
    ['without whoever registers', () => [member('supplier2', '50'), member('supplier3', '50')], '包含本单位'],
    [
      'one company twice',
      () => [member('supplier1', '50'), member('supplier2', '25'), member('supplier2', '25')],
      '一次',
    ],
    [
      'a company of no platform',
      () => [member('supplier1', '50'), { creditCode: '91330000000000000X', share: '50' }],
      '91330000000000000X',
    ],
  ])('is refused with %s', async (_name, members, words) => {
    expect(await together(members())).toMatchObject({ code: 400, msg: expect.stringContaining(words) });
    expect(await statusOf('supplier1')).toBeUndefined();
  });

  test('is refused without its agreement, and with the file of another company', async () => {
    expect(await together(both(), { files: [] })).toMatchObject({ msg: expect.stringContaining('协议书') });
    const foreign = await uploaded(app, 'supplier3');
    expect((await together(both(), { files: [foreign] })).code).toBe(400);
    expect(await statusOf('supplier1')).toBeUndefined();
  });

  test('is refused where the notice does not accept one, and the notice says which holds', async () => {
    const open = await steps.readPublished(app.as('supplier1'), projectId);
    expect(open.isConsortium).toBe(true);
    projectId = await steps.publishedProject(app);
    expect(await together(both())).toMatchObject({ code: 400, msg: expect.stringContaining('不接受联合体') });
    expect(await statusOf('supplier1')).toBeUndefined();
  });

  test('that somebody declines is cancelled by its leader, and then everybody is free', async () => {
    steps.dataOf(await together([member('supplier1', '50'), member('supplier2', '30'), member('supplier3', '20')]));
    steps.dataOf(await answer('supplier2'));
    expect(await answer('supplier3', false, '')).toMatchObject({ code: 400, msg: expect.stringContaining('原因') });
    steps.dataOf(await answer('supplier3', false));
    expect((await own('supplier1'))[0]?.members.find(({ memberStatus }) => memberStatus === 2)).toMatchObject({
      declineReason: '产能已满',
    });
    expect((await steps.register(app, 'supplier2', projectId)).code).toBe(400);
    const [{ entryId } = { entryId: '' }] = await steps.ownEntries(app, 'supplier1', projectId);
    steps.dataOf(await app.as('supplier1').post('/purchase/entry/deleteEntry', { id: entryId }));
    expect(await own('supplier2')).toEqual([]);
    steps.dataOf(await steps.register(app, 'supplier2', projectId));
  });

  test('is told to its members, and its leader hears the answer', async () => {
    steps.dataOf(await together(both()));
    steps.dataOf(await answer('supplier2'));
    const told = await app.asSuperuser<{ tenant: string; kind: string }>(
      `select distinct tenant_id as tenant, kind from flow_message where business_id = $1 and kind like 'consortium%'
       order by 1`,
      [projectId],
    );
    expect(told).toEqual([
      { tenant: '300001', kind: 'consortiumComplete' },
      { tenant: '300002', kind: 'consortiumAsked' },
    ]);
    const waiting = await app.asSuperuser(`select 1 from duty where kind = 'entryMember.answer' and of_id = $1`, [
      projectId,
    ]);
    expect(waiting).toEqual([]);
  });
});

describe('one company takes part in a package once', () => {
  test('R38 who names a company that has registered is told nothing of it; the company itself is', async () => {
    steps.dataOf(await steps.register(app, 'supplier2', projectId));
    const named = await together(both());
    expect(named).toMatchObject({ code: 200, data: { entries: [{ entryStatus: 0 }] } });
    expect(await answer('supplier2')).toMatchObject({ code: 400, msg: expect.stringContaining('已参加本包') });
    expect((await own('supplier1'))[0]?.members).toMatchObject([{ memberStatus: 1 }, { memberStatus: 0 }]);
  });

  test('a member neither registers alone nor joins another', async () => {
    steps.dataOf(await together(both()));
    steps.dataOf(await answer('supplier2'));
    expect(await steps.register(app, 'supplier2', projectId)).toMatchObject({ code: 400 });
    agreement = await uploaded(app, 'supplier3', '另一份协议书.pdf');
    steps.dataOf(await together([member('supplier3', '70'), member('supplier2', '30')], { by: 'supplier3' }));
    expect(await answer('supplier2')).toMatchObject({ code: 400, msg: expect.stringContaining('已参加本包') });
  });

  test('of fifty attempts at once, alone and as a member of two consortia, one counts', async () => {
    steps.dataOf(await together(both()));
    agreement = await uploaded(app, 'supplier3', '另一份协议书.pdf');
    steps.dataOf(await together([member('supplier3', '70'), member('supplier2', '30')], { by: 'supplier3' }));
    const memberships = await own('supplier2');
    expect(memberships).toHaveLength(2);
    const { packages } = await steps.readPublished(app.as('supplier2'), projectId);
    const packageIds = packages.map(({ id }) => id);
    const attempts = Array.from({ length: 50 }, (_, at) => {
      const membership = memberships[at % 3];
      if (!membership) return steps.registerFor(app, 'supplier2', { projectId, packageIds });
      const { id, version } = membership;
      return app.as('supplier2').post('/purchase/entry/member/answer', { id, version, agree: true });
    });
    const codesOf = (await Promise.all(attempts)).map(({ code }) => code);
    expect(codesOf.filter((code) => code === 200)).toHaveLength(1);
    expect(codesOf.every((code) => code === 200 || code === 400)).toBe(true);
    const [kept] = await app.asSuperuser<{ count: number }>(
      `select count(*)::int as count from entry_member where project_id = $1 and member_tenant_id = '300002'
       and member_status = 1 and is_deleted = 0`,
      [projectId],
    );
    expect(kept?.count).toBe(1);
  });
});

test('no rows of a registration stand whose shares are no whole, whoever writes them', async () => {
  steps.dataOf(await together(both()));
  const worse = `update entry_member set share = 41 where project_id = $1 and member_tenant_id = '300002'`;
  await expect(app.asSuperuser(worse, [projectId])).rejects.toThrow('whole');
});
