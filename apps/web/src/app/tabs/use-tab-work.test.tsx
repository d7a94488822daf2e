import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { workbenchPath } from '../home-path.ts';
import { showInShell } from '../shell/shell-sample.tsx';
import { useTabs } from './tab-store.ts';
import { useTabWork } from './use-tab-work.ts';

afterEach(() => {
  cleanup();
  useTabs.setState({ tabs: [], unsaved: new Set() });
});

function Back() {
  const work = useTabWork('/a');
  return (
    <button type="button" onClick={() => void work.closeAll(workbenchPath)}>
      工作台
    </button>
  );
}

test('[R35] the way back to the workbench closes all tabs and goes to /wel/firstIndex', async () => {
  useTabs.setState({ tabs: [{ key: '/a', address: '/a', visit: 1 }] });
  const user = showInShell(<Back />, { path: '/a' });
  await user.click(screen.getByText('工作台'));
  await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/wel/firstIndex'));
  expect(useTabs.getState().tabs.map(({ key }) => key)).toEqual(['/wel/firstIndex']);
});
