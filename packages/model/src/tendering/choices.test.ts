import { expect, test } from 'vitest';
import { bulletinType } from './choices.ts';
import { projectLifecycle } from './project-lifecycle.ts';

test('[R373] notices are research 11, change 3, procurement 10, result 2 and tender 1, candidates 5 and endings 6 beside them; they publish at 30, results at 65', () => {
  expect(bulletinType.choices.map(({ value, label }) => `${value} ${label.zh}`)).toEqual([
    '1 招标公告',
    '2 结果公告',
    '3 变更公告',
    '5 中标候选人公示',
    '6 终止（流标）公告',
    '8 单一来源公示',
    '10 采购公告',
    '11 调研公告',
    '12 采购邀请书',
  ]);
  expect(projectLifecycle.actions.publish.to).toBe(30);
  expect(projectLifecycle.actions.publishResult.to).toBe(65);
});
