import { Tabs } from 'antd';
import type { ReactNode } from 'react';

export interface TabPart {
  readonly key: string;
  readonly label: ReactNode;
  readonly children: ReactNode;
}

export interface TabContainerProps {
  readonly parts: readonly TabPart[];
  /** Which one is shown, where the screen itself keeps it; else the first, then the chosen one. */
  readonly shown?: string;
  readonly onShow?: (key: string) => void;
  /** A part that is left is taken away instead of waiting as it was. */
  readonly forgetsHidden?: boolean;
}

/** Parts of a screen of which one is seen at a time, chosen by its name. */
export function TabContainer({ parts, shown, onShow, forgetsHidden = false }: TabContainerProps) {
  return <Tabs activeKey={shown} destroyOnHidden={forgetsHidden} onChange={onShow} items={[...parts]} />;
}
