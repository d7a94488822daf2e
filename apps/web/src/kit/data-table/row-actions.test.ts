import { expect, test } from 'vitest';
import { directActions } from './row-actions.tsx';

test('three short actions stand in the row, and a fourth goes behind «more» with them', () => {
  expect(directActions(['查看', '编辑', '删除'], '更多')).toBe(3);
  expect(directActions(['查看', '编辑', '删除', '导出'], '更多')).toBe(3);
});

test('long names leave room for fewer, and one always stands', () => {
  expect(directActions(['申请续租', '申请退租', '强制退租', '查看'], '更多')).toBe(2);
  expect(directActions(['Ask to renew', 'Ask to surrender', 'Compel to surrender', 'View'], 'More')).toBe(1);
  expect(directActions(['A very long name of an action indeed', 'View'], 'More')).toBe(1);
  expect(directActions([], 'More')).toBe(0);
});
