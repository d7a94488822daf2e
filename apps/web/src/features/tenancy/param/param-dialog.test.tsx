import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { clearScreen, show } from '../../../kit/testing/show.tsx';
import { ParamDialog } from './param-dialog.tsx';

afterEach(clearScreen);

test('[R451] a parameter’s value is written over several lines, and it has a remark', async () => {
  show(<ParamDialog task={{ kind: 'add' }} isPlatform onClose={() => undefined} />);
  expect((await screen.findByLabelText('参数键值')).tagName).toBe('TEXTAREA');
  expect(screen.getByLabelText('备注').tagName).toBe('INPUT');
});
