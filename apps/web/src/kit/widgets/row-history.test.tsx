import { planLifecycle } from '@zhaocai/model/plan/plan-lifecycle';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { clearScreen, show } from '../testing/show.tsx';
import { RowHistory } from './row-history.tsx';

afterEach(clearScreen);

const at = (time: string, action: string, more: object = {}) => ({ time, action, person: null, reason: null, ...more });

test('what was done to a row is told in the words of its lifecycle, with who did it and why', () => {
  show(
    <RowHistory
      title="办理记录"
      lifecycle={planLifecycle}
      others="浙江正信"
      moves={[
        at('2027-01-03 09:00:00', 'approve'),
        at('2027-01-02 09:00:00', 'reject', { person: '沈岚', reason: '请拆分' }),
      ]}
    />,
  );
  expect(screen.getByRole('region', { name: '办理记录' })).toBeDefined();
  expect(screen.getByText('沈岚')).toBeDefined();
  expect(screen.getByText('退回')).toBeDefined();
  expect(screen.getByText('请拆分')).toBeDefined();
  expect(screen.getByText('浙江正信')).toBeDefined();
});

test('where nothing was done yet it says so', () => {
  show(<RowHistory title="办理记录" lifecycle={planLifecycle} moves={[]} />);
  expect(screen.getByText('暂无记录')).toBeDefined();
});
