import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as hall from '../../../../test/hall-steps.ts';
import type { TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await hall.startHallApp();
});
afterAll(() => app.close());

const refused = (msg: string) => ({ code: 400, msg: expect.stringContaining(msg) });
const supervisor = { personName: '秦观止', companyName: '监督处', attendRole: 3 };
const recordOf = async (projectId: string) => {
  const path = `/bid-electronic/hall/record?projectId=${projectId}&tenantId=100001&format=json`;
  const { record } = JSON.parse((await app.as('supplier1').raw(path)).body) as {
    record: { present: { personName: string }[]; entered: object[] };
  };
  return record;
};

describe('somebody whom the host writes down', () => {
  test('shows as written down, by whom, and in the record apart from those who signed in', async () => {
    const projectId = await hall.recordedHall(app);
    steps.dataOf(await hall.sign(app, 'buyer', projectId, supervisor));
    const host = app.as('buyer').user.nickName;
    for (const account of ['buyer', 'supplier1'] as const) {
      const lines = await hall.attendances(app, account, projectId);
      expect(lines.map(({ personName, enteredBy }) => [personName, enteredBy])).toEqual([
        [host, null],
        ['秦观止', host],
      ]);
    }
    const { present, entered } = await recordOf(projectId);
    expect(present.map(({ personName }) => personName)).toEqual([host]);
    expect(entered).toMatchObject([{ personName: '秦观止', role: 'supervisor', enteredBy: host }]);
    const verdict = await app.as('supervisor').get(`/purchase/project/evidenceVerify?projectId=${projectId}`);
    expect(verdict.data).toMatchObject({ ok: true });
  });

  test('is nobody who has an account: he signs in himself', async () => {
    const projectId = await hall.begunHall(app);
    const personName = app.as('supervisor').user.nickName;
    expect(await hall.sign(app, 'buyer', projectId, { ...supervisor, personName })).toMatchObject(
      refused('须本人登录签到'),
    );
    steps.dataOf(await hall.sign(app, 'supervisor', projectId));
  });

  test('is not there once the opening is closed, and neither is anybody who signs in', async () => {
    const projectId = await hall.recordedHall(app);
    for (const account of steps.suppliers) steps.dataOf(await hall.confirm(app, account, projectId));
    for (const _ of ['close', 'end']) steps.dataOf(await hall.next(app, projectId));
    expect(await hall.sign(app, 'buyer', projectId, supervisor)).toMatchObject(refused('开标已结束'));
    expect(await hall.sign(app, 'supplier1', projectId)).toMatchObject(refused('开标已结束'));
  });
});
