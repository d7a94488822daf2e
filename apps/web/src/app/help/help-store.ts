import { create } from 'zustand';

/** The help flag: the drawer follows it, whoever raises it. */
export const useHelp = create<{ readonly isOpen: boolean }>()(() => ({ isOpen: false }));

export function showHelp(isOpen: boolean): void {
  useHelp.setState({ isOpen });
}
