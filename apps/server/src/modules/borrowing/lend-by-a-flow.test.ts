import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as approval from '../../../test/approval-steps.ts';
import * as borrowing from '../../../test/borrow-steps.ts';
import { startTenderingApp, type TenderingApp } from '../../../test/tendering-app.ts';
import * as steps from '../../../test/tendering-steps.ts';
import { borrowingModule } from './index.ts';

let app: TenderingApp;
let ids: Awaited<ReturnType<typeof approval.approvers>>;
let projectId: string;
beforeAll(async () => {
  app = await startTenderingApp([borrowingModule]);
  ids = await approval.approvers(app);
  app.clock.setTo(steps.publicationDay);
  projectId = (await steps.confirmedProject(app)).id;
  app.clock.setTo('2026-11-20 10:00:00');
  await approval.bind(app, 'borrow', [approval.asked('保管人', ids.boss)]);
});
afterAll(() => app.close());

describe('where a flow is bound to lending', () => {
  test('those whom it names decide, and nobody beside them', async () => {
    const asked = await borrowing.saved(app, projectId);
    expect(await borrowing.move(app, 'approve', asked)).toMatchObject({
      code: 400,
      msg: expect.stringContaining('审批流程中'),
    });
    const id = await approval.taskOf(app, ids.boss, asked.id);
    steps.dataOf(await approval.agree(app, { who: 'boss', id }));
    expect(await borrowing.shown(app, asked.id)).toMatchObject({ borrowStatus: 1, keeperId: ids.boss });
  });

  test('a rejection gives the request back with what was said', async () => {
    const asked = await borrowing.saved(app, projectId);
    const id = await approval.taskOf(app, ids.boss, asked.id);
    steps.dataOf(await approval.reject(app, { who: 'boss', id, remark: '原件不外借' }));
    expect(await borrowing.shown(app, asked.id)).toMatchObject({ borrowStatus: 5, rejectReason: '原件不外借' });
  });
});
