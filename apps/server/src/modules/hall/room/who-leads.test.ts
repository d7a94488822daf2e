import type { OpeningShares } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as hall from '../../../../test/hall-steps.ts';
import type { Account, TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await hall.startHallApp();
});
afterAll(() => app.close());

const refused = (msg: string) => ({ code: 400, msg: expect.stringContaining(msg) });
const openBy = (account: Account, projectId: string) =>
  app.as(account).get(`/purchase/elebid/conf/nextStep?projectId=${projectId}`);
const countFor = async (account: Account, projectId: string) =>
  steps.dataOf<OpeningShares>(await app.as(account).get(`/bid-electronic/seal/opening/shares?projectId=${projectId}`))
    .bids;

describe('who leads an opening', () => {
  test('has a part in the project: the unit’s administrator neither hosts nor opens', async () => {
    const projectId = await steps.quotedProject(app);
    await steps.unlockByTwo(app, projectId);
    expect(await openBy('chief', projectId)).toMatchObject(refused('不是本项目的采购人员'));
    const setUp = await app.as('chief').post('/bid-electronic/ele/pro/saveEleProject', { projectId });
    expect(setUp).toMatchObject(refused('不是本项目的采购人员'));
    expect((await hall.hallOf(app, 'chief', projectId)).canHost).toBe(false);
    steps.dataOf(await openBy('buyer', projectId));
  });

  test('may open what he hosts: who may not is told when he is named, not at the opening', async () => {
    const projectId = await steps.quotedProject(app);
    const permissions = app.as('manager').user.permissions as Set<string>;
    permissions.delete('project_open');
    const own = await app.as('manager').post('/bid-electronic/ele/pro/saveEleProject', { projectId });
    expect(own).toMatchObject(refused('没有主持和开标的权限'));
    expect((await hall.hallOf(app, 'manager', projectId)).canHost).toBe(false);
    permissions.add('project_open');
    steps.dataOf(await app.as('manager').post('/bid-electronic/ele/pro/saveEleProject', { projectId }));
  });

  test('alone learns how many have bid before the opening, beside who holds a key', async () => {
    const projectId = await steps.quotedProject(app);
    expect(await countFor('buyer', projectId)).toBe(3);
    expect(await countFor('supervisor', projectId)).toBe(3);
    for (const account of ['finance', 'chief'] as const) expect(await countFor(account, projectId)).toBeNull();
  });
});
