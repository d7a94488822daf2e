import type { EndpointOutput, projectsToDrawFor } from '@zhaocai/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { done } from '../../../../test/agency-steps.ts';
import { aTender, openDrawStage, random, type DrawStage } from '../../../../test/expert-draw-steps.ts';

type ToDraw = EndpointOutput<typeof projectsToDrawFor>;

let stage: DrawStage;
beforeAll(async () => {
  stage = await openDrawStage();
});
afterAll(() => stage.app.close());

test('the projects that need a draw soon are one’s own, however many others open before them', async () => {
  const { app, buyer } = stage;
  const own = await aTender(stage, { openTime: '2026-12-20 09:30:00' });
  await aTender(stage, { openTime: '2027-02-20 09:30:00', bidEndTime: '2027-02-20 09:30:00' });
  await app.asSuperuser(
    `insert into project (tenant_id, id, project_no, project_name, manner, law_regime, purchase_type, general_budget,
       entry_end_time, bid_end_time, open_time, handler_id, create_user, create_time)
     select '100001', 7000000 + n, 'QT-' || n, '他人项目', 1, 2, 1, 100, '2026-12-08', '2026-12-09', '2026-12-09', 799, 799, now()
     from generate_series(1, 200) as n`,
  );
  await app.asSuperuser(`update role_data_scope set scope_type = 2 where tenant_id = '100001'`);
  const projects = await done<ToDraw>(buyer.get(`${random}/extractProjectLastDays?days=30`));
  expect(projects).toMatchObject([{ id: own.id, manner: 1, openTime: '2026-12-20 09:30:00' }]);
});
