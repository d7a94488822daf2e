import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answerWith, clearScreen, show } from '../../../kit/testing/show.tsx';
import { TemplateDialog } from './template-dialog.tsx';

afterEach(clearScreen);

const role = {
  name: '采购经办',
  alias: 'purchaser',
  remark: null,
  demandsSecondFactor: false,
  scopes: [],
  codes: ['a'],
};
const row = { id: '5', templateName: '大学整套' } as never;

test('a template shows its roles and, by their names, the flows and forms that it carries', async () => {
  const parts = { flows: [{ key: 'leave', name: '请假流程', value: {} }] };
  answerWith({ '/tenant-template/detail': { id: '5', content: { roles: [role], params: [], parts } } });
  show(<TemplateDialog row={row} onClose={() => undefined} />);
  expect(await screen.findByText('采购经办')).toBeTruthy();
  expect(screen.getByText('请假流程')).toBeTruthy();
});

test('a template that was saved before templates carried more shows its roles', async () => {
  answerWith({ '/tenant-template/detail': { id: '5', content: { roles: [role], params: [] } } });
  show(<TemplateDialog row={row} onClose={() => undefined} />);
  expect(await screen.findByText('采购经办')).toBeTruthy();
});
