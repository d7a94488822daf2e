import { PlusOutlined } from '@ant-design/icons';
import type { Entity } from '@zhaocai/model/kit/entity';
import { Button } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ExportButton } from '../../kit/resource-page/export-button.tsx';
import { ImportButton } from '../../kit/resource-page/import-button.tsx';
import { useCompact } from '../../kit/screen/use-compact.ts';
import { useText } from '../../kit/text/language.ts';
import { Empty } from '../../kit/widgets/empty.tsx';
import { ErrorPanel } from '../../kit/widgets/error-panel.tsx';
import { PageHead } from '../../kit/widgets/section.tsx';
import './dictionary.css';
import { DictDialog, type DictTask } from './dict-dialog.tsx';
import { DictionaryList } from './dictionary-list.tsx';
import { DictionaryWords } from './dictionary-words.tsx';
import type { Shelf } from './shelf.ts';
import { dictionaryTexts as texts } from './texts.ts';
import { useDictionaries } from './use-dictionaries.ts';
import { useDictionaryRights } from './use-dictionary-rights.ts';

/** What an import takes: the dictionaries and, below them, their words. */
const spreadsheetColumns = 'parentId,code,dictValue,valueEn,dictKey,sort,isSealed,remark';
const spreadsheetOf = ({ entity }: Shelf): Entity => entity;

/** Dictionaries on the left, the words of the chosen one beside them; on a phone one after the other. */
export function DictionaryWork({ shelf }: { shelf: Shelf }) {
  const t = useText();
  const isPhone = useCompact();
  const [search, setSearch] = useSearchParams();
  const [task, setTask] = useState<DictTask>();
  const rights = useDictionaryRights(shelf);
  const [text, setText] = useState('');
  const asked = search.get('code');
  const { query, rows, first, named } = useDictionaries(shelf, { code: asked, text });
  const chosen = asked === null && !isPhone ? first : named;
  const choose = (next: string | undefined) => setSearch(next ? { code: next } : {}, { replace: true });
  if (query.error && !query.data) return <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <div className="kit-page dictionary">
      <PageHead
        title={t(shelf.title)}
        note={query.data && <span className="kit-count">{query.data.total}</span>}
        actions={
          <>
            {rights.mayImport && <ImportButton entity={spreadsheetOf(shelf)} />}
            {rights.mayExport && (
              <ExportButton entity={spreadsheetOf(shelf)} input={() => ({ exportColumns: spreadsheetColumns })} />
            )}
            {rights.mayAdd && (
              <Button type="primary" icon={<PlusOutlined />} onClick={() => setTask({ kind: 'add' })}>
                {t(texts.addDictionary)}
              </Button>
            )}
          </>
        }
      />
      <div className="dictionary-columns">
        {(!isPhone || !chosen) && (
          <DictionaryList
            shelf={shelf}
            rows={rows}
            text={text}
            onText={setText}
            isLoading={query.isPending}
            chosenId={chosen?.id}
            onChoose={(row) => choose(row.code)}
          />
        )}
        {chosen ? (
          <DictionaryWords
            key={chosen.id}
            shelf={shelf}
            dictionary={chosen}
            onTask={setTask}
            onLeave={isPhone ? () => choose(undefined) : undefined}
          />
        ) : (
          !isPhone && !query.isPending && <Empty title={t(texts.chooseOne)} help={t(texts.chooseHelp)} />
        )}
      </div>
      <DictDialog
        shelf={shelf}
        task={task}
        onClose={() => setTask(undefined)}
        onStored={(row) => row.isRoot && choose(row.code)}
      />
    </div>
  );
}
