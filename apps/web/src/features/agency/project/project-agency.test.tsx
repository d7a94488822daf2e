import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { useSession } from '../../../kit/session/session-store.ts';
import { answerWith, clearScreen, show } from '../../../kit/testing/show.tsx';
import { ProjectAgency } from './project-agency.tsx';

const entrustment = {
  id: '5',
  version: 2,
  entrustNo: 'WT-2026-0001',
  cooperationId: '3',
  agentName: '浙江正信招标代理有限公司',
  way: 1,
  isOnPlatform: true,
  agreementFiles: [],
};
const around = { history: [], draws: [], canChoose: false, choiceRule: null, ruleName: null, meantId: null };

function open(entrustStatus: number, actions: readonly string[]) {
  useSession.setState({ permissions: new Set(['agencyLibrary_view', 'agencyLibrary_entrust']) });
  answerWith({
    '/lastAgentInfo': { ...around, awaitsAgreement: true, current: { ...entrustment, entrustStatus, actions } },
  });
  return show(<ProjectAgency projectId="7" />);
}

afterEach(clearScreen);

describe('an agency without the written agreement that the law demands', () => {
  test('that has accepted is said to have accepted, with what is missing and the button that hands it in', async () => {
    const user = open(2, ['end', 'saveAgreement']);
    expect(await screen.findByText(/^机构已接受，尚缺委托代理协议/)).toBeDefined();
    expect(screen.queryByText(/由机构接受后承办/)).toBeNull();
    const buttons = screen.getAllByRole('button', { name: '上传委托协议' });
    expect(buttons).toHaveLength(1);
    for (const button of buttons) await user.click(button);
    expect(await screen.findByRole('dialog', { name: '上传委托协议' })).toBeDefined();
  });

  test('that is asked is said to accept by it', async () => {
    open(1, ['end', 'saveAgreement']);
    expect(await screen.findByText(/请上传委托协议，由机构接受后承办$/)).toBeDefined();
    expect(screen.getByRole('button', { name: '上传委托协议' })).toBeDefined();
  });

  test('is handed in by somebody else where the reader may not', async () => {
    open(2, []);
    expect(await screen.findByText('协议由有“委托项目”权限的人员上传。')).toBeDefined();
    expect(screen.queryByRole('button', { name: '上传委托协议' })).toBeNull();
  });
});
