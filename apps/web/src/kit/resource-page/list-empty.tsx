import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { Empty } from '../widgets/empty.tsx';
import { insideSentence } from './join-words.ts';

export interface ListEmptyProps {
  readonly name: string;
  readonly isFiltered: boolean;
  readonly onClearFilters: () => void;
  /** The button that makes the first one. */
  readonly action: ReactNode;
}

/** An empty list says why: nothing there yet, or nothing that fits the filters. */
export function ListEmpty({ name, isFiltered, onClearFilters, action }: ListEmptyProps) {
  const t = useText();
  if (!isFiltered)
    return (
      <Empty
        title={t(kitTexts.nothingYet, { name: insideSentence(name) })}
        help={t(kitTexts.nothingYetHelp, { name })}
        action={action}
      />
    );
  return (
    <Empty
      title={t(kitTexts.nothingFound)}
      help={t(kitTexts.nothingFoundHelp)}
      action={<Button onClick={onClearFilters}>{t(kitTexts.clearFilters)}</Button>}
    />
  );
}
