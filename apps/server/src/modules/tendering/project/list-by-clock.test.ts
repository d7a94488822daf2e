import { project, projectLifecycle } from '@zhaocai/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf, startScopeApp, type ScopeApp, type ScopePerson } from '../../../../test/scope-app.ts';
import { makeRows } from '../../../../test/scope-rows.ts';
import { readSpreadsheet } from '../../../platform/excel/index.ts';

const { registering, quoting } = projectLifecycle.code;

let app: ScopeApp;
let person: ScopePerson;
beforeAll(async () => {
  app = await startScopeApp();
  person = await app.person({ roles: [{ builtIn: ['*:1'] }] });
  const { own, big } = await makeRows(app, { userId: person.userId, name: '时钟' });
  // Both are stored as registering; of one the registration is over.
  const register = (id: string, name: string, end: string) =>
    app.asSuperuser('update project set project_name = $2, stage = $3, entry_end_time = $4 where id = $1', [
      id,
      name,
      registering,
      end,
    ]);
  await register(own, '按时钟-已截止', '2026-01-01 00:00:00+08');
  await register(big, '按时钟-报名中', '2026-12-01 00:00:00+08');
});
afterAll(() => app.close());

const asked = (order: object) => ({ projectName: '按时钟', size: 100, ...order });

test('a list ordered by the stage is ordered by the stage that it shows', async () => {
  const listed = async (order: object) => {
    const page = await person.post('/purchase/project/projectPage', asked(order));
    return dataOf<{ records: { stage: number }[] }>(page).records.map(({ stage }) => stage);
  };
  expect(await listed({ ascs: 'stage' })).toEqual([registering, quoting]);
  expect(await listed({ descs: 'stage' })).toEqual([quoting, registering]);
});

test('so is what is exported of it', async () => {
  const names = async (order: object) => {
    const { rawPayload } = await person.raw('POST', '/purchase/project/export', asked(order));
    const { rows } = await readSpreadsheet(rawPayload, { projectName: project.fields.projectName });
    return rows.map(({ values }) => values.projectName);
  };
  expect(await names({ ascs: 'stage' })).toEqual(['按时钟-报名中', '按时钟-已截止']);
  expect(await names({ descs: 'stage' })).toEqual(['按时钟-已截止', '按时钟-报名中']);
});
