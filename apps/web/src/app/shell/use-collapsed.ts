import { useState } from 'react';
import { readContent, writeRecord } from '../../kit/session/local-record.ts';

const record = 'isCollapse';

/** Whether the sidebar is folded; remembered for the next visit. */
export function useCollapsed(): readonly [isCollapsed: boolean, toggle: () => void] {
  const [isCollapsed, setCollapsed] = useState(() => readContent(record) === true);
  const toggle = () => {
    writeRecord(record, !isCollapsed);
    setCollapsed(!isCollapsed);
  };
  return [isCollapsed, toggle];
}
