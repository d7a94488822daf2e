import { SearchOutlined } from '@ant-design/icons';
import type { DictRow } from '@zhaocai/model/dictionary/dict-endpoints';
import { Input } from 'antd';
import { useLanguage, useText } from '../../kit/text/language.ts';
import { ToneTag } from '../../kit/widgets/choice-tag.tsx';
import { Empty } from '../../kit/widgets/empty.tsx';
import { Waiting } from '../../kit/widgets/loading.tsx';
import { nameOf } from './name-of.ts';
import type { Shelf } from './shelf.ts';
import { dictionaryTexts as texts } from './texts.ts';
import { useDictionaryRights } from './use-dictionary-rights.ts';

export interface DictionaryListProps {
  readonly shelf: Shelf;
  readonly rows: readonly DictRow[];
  /** What is looked for. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly isLoading: boolean;
  readonly chosenId: string | undefined;
  readonly onChoose: (row: DictRow) => void;
}

/** All dictionaries of the shelf, found by a part of code or name. */
export function DictionaryList({ shelf, rows, text, onText, isLoading, chosenId, onChoose }: DictionaryListProps) {
  const t = useText();
  const wanted = text.trim().toLowerCase();
  const shown = rows.filter(({ code, dictValue, valueEn }) =>
    `${code} ${dictValue} ${valueEn ?? ''}`.toLowerCase().includes(wanted),
  );
  return (
    <aside className="dictionary-list" aria-label={t(texts.dictionaries)}>
      <Input
        allowClear
        prefix={<SearchOutlined />}
        placeholder={t(texts.searchDictionary)}
        aria-label={t(texts.searchDictionary)}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      {isLoading ? (
        <Waiting />
      ) : (
        <ul>
          {shown.map((row) => (
            <DictionaryEntry
              key={row.id}
              shelf={shelf}
              row={row}
              isChosen={row.id === chosenId}
              onChoose={() => onChoose(row)}
            />
          ))}
        </ul>
      )}
      {!isLoading && shown.length === 0 && <Empty title={t(texts.nothingFound)} />}
    </aside>
  );
}

interface EntryProps {
  readonly shelf: Shelf;
  readonly row: DictRow;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function DictionaryEntry({ shelf, row, isChosen, onChoose }: EntryProps) {
  const t = useText();
  const language = useLanguage();
  const { isOwn } = useDictionaryRights(shelf);
  return (
    <li>
      <button
        type="button"
        className={isChosen ? 'dictionary-entry dictionary-entry-chosen' : 'dictionary-entry'}
        aria-current={isChosen || undefined}
        onClick={onChoose}
      >
        <span className="dictionary-entry-name">{nameOf(row, language)}</span>
        <span className="dictionary-entry-code">{row.code}</span>
        {row.isSealed === 1 && <ToneTag tone="grey">{t(texts.sealed)}</ToneTag>}
        {shelf.isShared && isOwn(row) && <ToneTag tone="blue">{t(texts.own)}</ToneTag>}
      </button>
    </li>
  );
}
