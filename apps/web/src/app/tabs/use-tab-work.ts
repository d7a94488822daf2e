import { useNavigate } from 'react-router';
import { useConfirmLeaving } from '../../kit/page/use-confirm-leaving.ts';
import { homePath } from '../home-path.ts';
import { close, closeAllBut, closeEvery, isUnsaved, useTabs, visit } from './tab-store.ts';

export interface TabWork {
  readonly close: (key: string) => Promise<void>;
  readonly closeOthers: (key: string) => Promise<void>;
  /** And goes on at the home page, or where it is told. */
  readonly closeAll: (next?: string) => Promise<void>;
}

/** Closing tabs: unsaved work asks first. */
export function useTabWork(activeKey: string): TabWork {
  const navigate = useNavigate();
  const confirmLeaving = useConfirmLeaving();
  const mayClose = async (keys: readonly string[]) => !keys.some(isUnsaved) || confirmLeaving();
  const keysBut = (kept?: string) =>
    useTabs
      .getState()
      .tabs.map((tab) => tab.key)
      .filter((key) => key !== kept);
  return {
    close: async (key) => {
      if (!(await mayClose([key]))) return;
      const next = close(key, activeKey);
      if (next) await navigate(next);
    },
    closeOthers: async (key) => {
      if (!(await mayClose(keysBut(key)))) return;
      const next = closeAllBut(key);
      if (next && key !== activeKey) await navigate(next);
    },
    closeAll: async (next = homePath) => {
      if (!(await mayClose(keysBut()))) return;
      closeEvery();
      // Who is there already goes nowhere, and its tab would not come back by itself.
      visit({ key: next, address: next });
      await navigate(next);
    },
  };
}
