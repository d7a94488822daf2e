import { useNavigate } from 'react-router';
import { useConfirmLeaving } from '../../kit/page/use-confirm-leaving.ts';
import { homePath } from '../home-path.ts';
import { close, closeEvery, isUnsaved, useTabs, visit } from './tab-store.ts';

export interface TabWork {
  readonly close: (key: string) => Promise<void>;
  /** And goes on at the home page, or where it is told. */
  readonly closeAll: (next?: string) => Promise<void>;
}

/** Closing tabs: unsaved work asks first. */
export function useTabWork(activeKey: string): TabWork {
  const navigate = useNavigate();
  const confirmLeaving = useConfirmLeaving();
  const mayClose = async (keys: readonly string[]) => !keys.some(isUnsaved) || confirmLeaving();
  const loose = () => useTabs.getState().tabs.filter((tab) => !tab.isPinned);
  return {
    close: async (key) => {
      if (!(await mayClose([key]))) return;
      const next = close(key, activeKey);
      if (next) await navigate(next);
    },
    closeAll: async (next = homePath) => {
      if (!(await mayClose(loose().map((tab) => tab.key)))) return;
      closeEvery();
      // Who is there already goes nowhere, and its tab would not come back by itself.
      visit({ key: next, address: next });
      await navigate(next);
    },
  };
}
