import { endpoint } from '@zhaocai/model/kit/endpoint';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { clearScreen, show } from '../testing/show.tsx';
import { Drawer } from '../widgets/drawer.tsx';
import { UserPicker } from '../picker/user-picker.tsx';
import { CutBoundary } from './cut-note.tsx';
import { useEndpoint } from './use-endpoint.ts';

afterEach(clearScreen);

const rooms = endpoint({
  route: 'GET /api/rooms',
  label: { zh: '房间', en: 'Rooms' },
  permission: 'signedIn',
  input: z.object({}),
  output: z.array(z.string()),
});

/** The server answers these rows, and of how many it knows that there are more. */
function answerRows(answerOf: () => { data: unknown; more?: number }) {
  const server: typeof fetch = () =>
    Promise.resolve(Response.json({ code: 200, success: true, msg: '', ...answerOf() }));
  vi.stubGlobal('fetch', server);
}

function Rooms() {
  const { data, refetch } = useEndpoint(rooms, {});
  return <button onClick={() => void refetch()}>{data?.join()}</button>;
}

const showRooms = () =>
  show(
    <CutBoundary>
      <Rooms />
    </CutBoundary>,
  );

describe('a list that the server cut', () => {
  test('is shown with a word, until it is whole', async () => {
    let answer: { data: unknown; more?: number } = { data: ['101'], more: 2000 };
    answerRows(() => answer);
    const user = showRooms();
    expect((await screen.findByRole('status')).textContent).toBe('仅显示前 2000 条，请缩小范围');
    answer = { data: ['101', '102'], more: 2000 };
    await user.click(await screen.findByText('101'));
    await user.click(await screen.findByText('101,102'));
    expect(screen.getByRole('status')).toBeTruthy();
    answer = { data: ['101', '103'] };
    await user.click(screen.getByText('101,102'));
    await screen.findByText('101,103');
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  });

  test('in a drawer is told inside it, and not on the page behind it', async () => {
    answerRows(() => ({ data: ['101'], more: 200 }));
    show(
      <CutBoundary>
        <main>页面</main>
        <Drawer open title="房间">
          <Rooms />
        </Drawer>
      </CutBoundary>,
    );
    const told = await screen.findByRole('status');
    expect(screen.getByRole('dialog').contains(told)).toBe(true);
    expect(screen.getAllByRole('status')).toHaveLength(1);
  });

  test('that is whole has no word', async () => {
    answerRows(() => ({ data: ['101'] }));
    showRooms();
    await screen.findByText('101');
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('of people to pick says so in the dialog', async () => {
    answerRows(() => ({ data: [{ id: '1', account: 'lin', name: '林', realName: null }], more: 2000 }));
    show(<UserPicker isOpen value={[]} onPick={() => undefined} onClose={() => undefined} />);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.textContent).toContain('仅显示前 2000 条'));
  });
});

const screens = import.meta.glob<string>('/src/features/**/*.tsx', { query: '?raw', import: 'default', eager: true });

test('no screen has a drawer of antd’s own, which would tell nobody', () => {
  const foreign = Object.entries(screens).filter(([, text]) =>
    /import \{[^}]*\bDrawer\b[^}]*\} from 'antd'/.test(text),
  );
  expect(Object.keys(screens).length).toBeGreaterThan(300);
  expect(foreign.map(([name]) => name)).toEqual([]);
});
