import { expect, test } from 'vitest';
import { numbered } from './html.ts';

test('the sections of a notice are numbered without a gap where one says nothing', () => {
  const text = numbered([
    ['项目基本情况', [['项目编号', 'P-1']]],
    ['商务要求', [['交货地点', null]]],
    ['采购内容', ''],
    ['联系方式', [['电话', '0571-1']]],
  ]);
  expect(text.match(/<h3>[^<]*/g)).toEqual(['<h3>一、项目基本情况', '<h3>二、联系方式']);
});
