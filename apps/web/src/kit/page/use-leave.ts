import { useNavigate } from 'react-router';
import { usePageTab } from './page-tab.ts';

/** Closes this page's tab and goes on elsewhere: its work is done. */
export function useLeave(): (to: string) => void {
  const tab = usePageTab();
  const navigate = useNavigate();
  return (to) => {
    tab.close();
    void navigate(to);
  };
}
