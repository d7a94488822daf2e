import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp();
  app.clock.setTo(steps.publicationDay);
  await giveEveryRight();
});
afterAll(() => app.close());

/** Whoever manages the tenant can have himself any right: it must not help him. */
async function giveEveryRight(): Promise<void> {
  const all = await app.asSuperuser<{ code: string }>(
    "select distinct m.code from menu m where m.code ~ '^(project|bulletin)_'",
  );
  const given = [app.as('chief'), app.as('buyer')].map(({ user }) => user.permissions);
  for (const permissions of given) if (permissions instanceof Set) all.forEach(({ code }) => permissions.add(code));
}

const ownWork = { code: 400, msg: '经办人不能审核自己提交的内容，请由其他人处理' };
const confirm = (by: 'chief' | 'buyer' | 'manager', draft: object) =>
  app.as(by).post('/purchase/project/projectConfirm', { ...draft, agree: true });
const actionsOf = async (id: string) => (await steps.detail(app, id, 'chief')).actions;

describe('four eyes', () => {
  test('who made a project and handed it in does not confirm it, as an administrator neither', async () => {
    const chief = app.as('chief');
    const draft = steps.dataOf<steps.Draft>(
      await chief.post('/purchase/project/saveOrUpdate', steps.aProject({ projectNo: 'EYES-1' })),
    );
    const submitted = steps.dataOf<steps.Draft>(await chief.post('/purchase/project/submitTask', draft));
    expect(await confirm('chief', submitted)).toMatchObject(ownWork);
    expect(await actionsOf(draft.id)).not.toContain('approve');
    expect(await confirm('manager', submitted)).toMatchObject({ code: 200 });
  });

  test('who made a project does not confirm what another handed in', async () => {
    const draft = await steps.savedProject(app, { projectNo: 'EYES-2' });
    const submitted = steps.dataOf<steps.Draft>(await app.as('chief').post('/purchase/project/submitTask', draft));
    expect(await confirm('buyer', submitted)).toMatchObject(ownWork);
  });

  test('who handed the selection in does not confirm the result', async () => {
    const { projectId, version, suppliers } = await steps.openedProject(app);
    const selections = suppliers.flatMap(({ detailListVOS }) =>
      detailListVOS.map(({ packageId, entryId, isLowest }) => ({
        packageId,
        entryId,
        bidStatus: isLowest ? '1' : '0',
      })),
    );
    const chief = app.as('chief');
    const saved = steps.dataOf<steps.Draft>(
      await chief.post('/purchase/entry/saveSelection', { projectId, version, selections }),
    );
    const submitted = steps.dataOf<steps.Draft>(
      await chief.post('/purchase/entry/submitSelection', { projectId, version: saved.version }),
    );
    expect(await confirm('chief', { id: projectId, version: submitted.version })).toMatchObject(ownWork);
    const { next } = await steps.detail(app, projectId);
    const confirming = next.find(({ action }) => action === 'approveResult');
    expect(confirming?.by).toContain(app.as('manager').user.nickName);
    expect(confirming?.by).not.toContain(chief.user.nickName);
    expect(await confirm('manager', { id: projectId, version: submitted.version })).toMatchObject({ code: 200 });
  });
});
